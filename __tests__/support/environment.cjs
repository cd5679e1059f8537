/** Tests that need a DOM: `.tsx` files, except `.node.test.tsx`, and `.dom.test.ts` files. */
const IN_DOM = /\.dom\.test\.ts$|(?<!\.node)\.test\.tsx$/;

/**
 * Jest's environment for unit tests: jsdom or Node, by the test's file name (`draft.dom.test.ts`,
 * `gatsby-ssr.node.test.tsx`).
 *
 * Comments in the tests don't work, because Stryker adds its own comments. Separate Jest projects don't work, because
 * Stryker runs both kinds in one project.
 */
module.exports = function environment(config, context) {
  const inDom = IN_DOM.test(context.testPath);
  const { TestEnvironment } = require(inDom ? "jest-environment-jsdom" : "jest-environment-node");
  return new TestEnvironment(config, context);
};
module.exports.IN_DOM = IN_DOM;
