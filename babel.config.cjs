/**
 * Compiles browser code for the "browserslist" targets in package.json, and Node code (page rendering and
 * tests) for the current Node version.
 *
 * This replaces babel-preset-gatsby, which rewrites classes, `?.`, `??` and spread regardless of the target
 * browsers. The unnecessary rewriting makes scripts larger and builds slower.
 * https://www.gatsbyjs.com/docs/how-to/custom-configuration/babel/
 */
module.exports = (api) => {
  const forBrowsers = api.caller((caller) => caller?.target === "web");
  return {
    presets: [
      ["@babel/preset-env", forBrowsers ? {} : { targets: { node: "current" } }],
      ["@babel/preset-react", { runtime: "automatic", development: api.env("development") }],
      "@babel/preset-typescript",
    ],
  };
};
