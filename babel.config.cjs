/**
 * How Babel compiles everything: pages for the browsers of package.json's "browserslist", and what runs
 * in Node (the pages' HTML, tests) for that Node.
 *
 * In place of babel-preset-gatsby, which rewrites classes, `?.`, `??` and spread whatever the browsers
 * are: 3% of every script that is ours or Gatsby's, and of the build's time.
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
