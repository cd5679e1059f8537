/**
 * Replaces the Gatsby plugin with the same name, which Gatsby adds to sites that don't have one. Gatsby's
 * plugin compiles every TypeScript file a second time with Babel, and rewrites `?.` and `??`, which all
 * supported browsers have. babel.config.cjs handles TypeScript instead.
 */
exports.resolvableExtensions = () => [".ts", ".tsx"];
