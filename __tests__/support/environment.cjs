/**
 * Matches the names of tests that need a DOM, which end in `.dom.test.ts` or in `.test.tsx`, but not in
 * `.node.test.tsx`.
 */
const IN_DOM = /\.dom\.test\.ts$|(?<!\.node)\.test\.tsx$/;

/**
 * Jest's environment for unit tests. The environment is jsdom or Node, depending on the name of the test
 * file, such as `draft.dom.test.ts` or `gatsby-ssr.node.test.tsx`.
 *
 * Environment comments in test files wouldn't work, because Stryker adds comments of its own. Separate Jest
 * projects for jsdom and Node wouldn't work, because Stryker runs all tests in one project.
 */
module.exports = function environment(config, context) {
  const inDom = IN_DOM.test(context.testPath);
  const { TestEnvironment } = require(inDom ? "jest-environment-jsdom" : "jest-environment-node");
  return new TestEnvironment(config, context);
};
module.exports.IN_DOM = IN_DOM;
