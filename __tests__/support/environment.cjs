/** Tests that run in a browser's DOM: what is written with JSX, unless its name says `.node`, and `.dom`. */
const IN_DOM = /\.dom\.test\.ts$|(?<!\.node)\.test\.tsx$/;

/**
 * Where a unit test runs: in a browser's DOM or in plain Node; one that needs the other place than its
 * ending tells says so in its name (`draft.dom.test.ts`, `gatsby-ssr.node.test.tsx`).
 *
 * Not by a comment at the test's top, for which Stryker has comments of its own, nor by the project of
 * Jest's, since Stryker runs both kinds in one.
 */
module.exports = function environment(config, context) {
  const inDom = IN_DOM.test(context.testPath);
  const { TestEnvironment } = require(inDom ? "jest-environment-jsdom" : "jest-environment-node");
  return new TestEnvironment(config, context);
};
module.exports.IN_DOM = IN_DOM;
