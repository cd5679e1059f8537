/**
 * Overrides the plugin of the same name that Gatsby adds by default. The default plugin would compile every
 * TypeScript file a second time and rewrite `?.` and `??`, which all supported browsers understand.
 * babel.config.cjs handles TypeScript instead.
 */
exports.resolvableExtensions = () => [".ts", ".tsx"];
