/** Stands in for a CSS module: every class is named after its key. */
const classes: Record<string, unknown> = new Proxy(
  {},
  { get: (_target, key) => (key === "__esModule" ? true : key) },
);

module.exports = classes;
