import path from "node:path";
import { trustBuildKey } from "../../src/between-builds/webpack-cache";

it("leaves webpack one file to look at before it takes its cache over", () => {
  const buildDependencies = new Set(["node_modules/babel-loader/lib/index.js"]);
  trustBuildKey.apply({
    hooks: { afterEmit: { tap: (_name, run) => run({ buildDependencies }) } },
  });
  expect([...buildDependencies]).toEqual([path.resolve("package.json")]);
});
