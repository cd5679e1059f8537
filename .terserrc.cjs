/**
 * For Parcel, with which Gatsby compiles its own files (gatsby-config.ts, gatsby-node.ts) before each
 * build: nobody downloads them, so making them small is 1.3 s lost, and an error's stack would lead to
 * one long line.
 */
module.exports = { compress: false, mangle: false, format: { beautify: true } };
