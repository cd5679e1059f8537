/** Replaces CSS modules in tests. Each class name is the same as its key. */
const classes: Record<string, unknown> = new Proxy(
  {},
  { get: (_target, key) => (key === "__esModule" ? true : key) },
);

module.exports = classes;
