const { parse } = require("yaml");

// Replaces Gatsby's webpack rule for YAML in tests. Importing a YAML file returns its parsed content.
module.exports = {
  process: (source) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(parse(source))} };`,
  }),
};
