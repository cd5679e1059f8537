// What Stryker runs for each mutant of src/contact/ (stryker.config.cjs): the form's own unit tests,
// without the thousands of random cases, so that a mutant takes seconds.
const {
  projects: [unit],
} = require("./jest.config.cjs");

/** @type {import("jest").Config} */
module.exports = {
  ...unit,
  testMatch: ["<rootDir>/__tests__/contact/**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: [...unit.testPathIgnorePatterns, "\\.properties\\.test\\.ts$"],
};
