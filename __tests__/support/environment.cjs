/** Files named `.dom.test.ts` or `.test.tsx`, but not `.node.test.tsx`. */
const IN_DOM = /\.dom\.test\.ts$|(?<!\.node)\.test\.tsx$/;

/** Stryker adds comments and runs all tests in one project, so the environment depends on the file's name. */
module.exports = function environment(config, context) {
  const inDom = IN_DOM.test(context.testPath);
  const { TestEnvironment } = require(inDom ? "jest-environment-jsdom" : "jest-environment-node");
  return new TestEnvironment(config, context);
};
module.exports.IN_DOM = IN_DOM;
