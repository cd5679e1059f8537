const path = require("node:path");

// Replaces webpack's file loader in tests. Importing a file returns its URL.
module.exports = {
  process: (_source, file) => ({
    code: `module.exports = ${JSON.stringify(`/static/${path.basename(file)}`)};`,
  }),
};
