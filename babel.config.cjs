/**
 * Compiles browser code for package.json's "browserslist", and Node code (page rendering and tests) for the
 * current Node version.
 *
 * This replaces babel-preset-gatsby, which always rewrites classes, `?.`, `??` and spread, regardless of the
 * target browsers. That makes scripts larger and builds slower.
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
