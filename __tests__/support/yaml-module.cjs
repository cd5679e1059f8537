const { parse } = require("yaml");

// Replaces Gatsby's rule for YAML: importing a file returns its content.
module.exports = {
  process: (source) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(parse(source))} };`,
  }),
};
