const path = require("node:path");

// Stands in for webpack: the import of a file is its address.
module.exports = {
  process: (_source, file) => ({
    code: `module.exports = ${JSON.stringify(`/static/${path.basename(file)}`)};`,
  }),
};
