/**
 * Replaces the Gatsby plugin of this name, which Gatsby adds to sites without their own. That one compiles every
 * TypeScript file a second time with Babel, and rewrites `?.` and `??`, which all our browsers support.
 * babel.config.cjs handles TypeScript.
 */
exports.resolvableExtensions = () => [".ts", ".tsx"];
