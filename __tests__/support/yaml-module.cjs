const { parse } = require("yaml");

// Stands in for Gatsby's rule for YAML: the import of a file is what it holds.
module.exports = {
  process: (source) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(parse(source))} };`,
  }),
};
