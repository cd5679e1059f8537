const path = require("node:path");

// Replaces webpack's file loader: importing a file returns its address.
module.exports = {
  process: (_source, file) => ({
    code: `module.exports = ${JSON.stringify(`/static/${path.basename(file)}`)};`,
  }),
};
