const { parse } = require("yaml");

// The import of a YAML file is what it holds. Jest keeps it until the file changes, so that it is not
// parsed anew for each of the hundred tests that look at it.
module.exports = {
  process: (source) => ({ code: `module.exports = ${JSON.stringify(parse(source))};` }),
};
