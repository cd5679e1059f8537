// `npm run test:mutants`: breaks the code of the contact form and the arithmetic of the prices in
// hundreds of small ways, and asks their unit tests to notice each. `-- --mutate
// src/contact/rescue.ts` does one file.
module.exports = {
  mutate: ["src/contact/**/*.{ts,tsx}", "src/sections/Plans/*.ts"],
  plugins: ["@stryker-mutator/jest-runner"],
  testRunner: "jest",
  jest: { configFile: "jest.mutants.cjs" },
  coverageAnalysis: "perTest",
  concurrency: 2,
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 100, low: 95, break: 95 },
  // Jest doesn't read it, and Stryker would with an interface that TypeScript 7 has no more.
  tsconfigFile: "",
};
