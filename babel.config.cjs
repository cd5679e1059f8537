// Jest alone reads this file: Gatsby has its own Babel configuration and looks for `.babelrc`.
module.exports = { presets: [["babel-preset-gatsby", { reactRuntime: "automatic" }]] };
