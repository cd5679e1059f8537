const { rmSync } = require("node:fs");

// Of this run alone, and gone with it: Stryker leaves its copies of the project behind after Ctrl-C.
const tempDirName = `.stryker-tmp/${process.pid}`;
process.once("exit", () => rmSync(tempDirName, { recursive: true, force: true, maxRetries: 10 }));

// `npm run test:scheduled -- mutants`: breaks the code of the contact form and the arithmetic of the prices in
// hundreds of small ways, and asks their unit tests to notice each. `--mutate src/contact/rescue.ts` does
// one file.
module.exports = {
  mutate: ["src/contact/**/*.{ts,tsx}", "src/sections/Plans/*.ts"],
  plugins: ["@stryker-mutator/jest-runner"],
  testRunner: "jest",
  tempDirName,
  ignorePatterns: [".stryker-tmp"],
  jest: { configFile: "jest.mutants.cjs" },
  coverageAnalysis: "perTest",
  concurrency: 2,
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 100, low: 95, break: 95 },
  // Jest doesn't read it, and Stryker would with an interface that TypeScript 7 has no more.
  tsconfigFile: "",
};
