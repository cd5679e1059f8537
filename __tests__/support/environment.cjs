/**
 * Where a unit test runs: in a browser's DOM if it is written with JSX, in plain Node otherwise; one
 * that needs the other place says so in its name (`draft.dom.test.ts`, `Seo.node.test.tsx`).
 *
 * Not by a comment at the test's top, for which Stryker has comments of its own, nor by a project of
 * Jest's for each place, since Stryker runs all projects in one.
 */
module.exports = function environment(config, context) {
  const inDom = /\.dom\.test\.ts$|(?<!\.node)\.test\.tsx$/.test(context.testPath);
  const { TestEnvironment } = require(inDom ? "jest-environment-jsdom" : "jest-environment-node");
  return new TestEnvironment(config, context);
};
