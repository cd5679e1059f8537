const { rmSync } = require("node:fs");

// Use a separate folder for each run and delete it on exit, because Stryker leaves its working copies behind
// after Ctrl-C.
const tempDirName = `.stryker-tmp/${process.pid}`;
process.once("exit", () => rmSync(tempDirName, { recursive: true, force: true, maxRetries: 10 }));

// `npm run test:scheduled -- mutants` makes hundreds of small changes to the contact form and the price
// calculations, and checks that unit tests fail for each change. To mutate only one file, add an option such
// as `--mutate src/contact/rescue.ts`.
module.exports = {
  mutate: ["src/contact/**/*.{ts,tsx}", "src/{pricing,sections/Plans}/*.ts", "src/plan-words.ts"],
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
  // Don't let Stryker read tsconfig.json, because it uses an API that TypeScript 7 removed.
  tsconfigFile: "",
};
