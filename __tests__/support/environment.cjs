/** Matches tests that need a DOM: `.tsx` files, except `.node.test.tsx`, and `.dom.test.ts` files. */
const IN_DOM = /\.dom\.test\.ts$|(?<!\.node)\.test\.tsx$/;

/**
 * Jest's environment for unit tests. It is jsdom or Node, depending on the name of the test file, such as
 * `draft.dom.test.ts` or `gatsby-ssr.node.test.tsx`.
 *
 * Environment comments in test files wouldn't work, because Stryker adds its own comments. Separate Jest
 * projects wouldn't work either, because Stryker runs both kinds of tests in one project.
 */
module.exports = function environment(config, context) {
  const inDom = IN_DOM.test(context.testPath);
  const { TestEnvironment } = require(inDom ? "jest-environment-jsdom" : "jest-environment-node");
  return new TestEnvironment(config, context);
};
module.exports.IN_DOM = IN_DOM;
