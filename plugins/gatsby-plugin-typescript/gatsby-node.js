/**
 * In place of Gatsby's plugin of this name, which Gatsby adds to sites that have none of their own: it
 * sends every TypeScript file through Babel a second time, and rewrites `?.` and `??`, which all our
 * browsers know. TypeScript itself is in babel.config.cjs.
 */
exports.resolvableExtensions = () => [".ts", ".tsx"];
