const { rmSync } = require("node:fs");

// A separate folder for each run, deleted on exit: Stryker leaves its working copies behind after Ctrl-C.
const tempDirName = `.stryker-tmp/${process.pid}`;
process.once("exit", () => rmSync(tempDirName, { recursive: true, force: true, maxRetries: 10 }));

// `npm run test:scheduled -- mutants` changes the code of the contact form and the price calculations in hundreds
// of small ways, and checks that unit tests fail for each. `--mutate src/contact/rescue.ts` limits it to one file.
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
  // Jest doesn't need it, and Stryker reads it through an API that TypeScript 7 removed.
  tsconfigFile: "",
};
