// The tests that Stryker runs for each mutant (stryker.config.cjs): only the unit and component tests of the
// form and the prices, so that a mutant takes seconds.
const {
  // Stryker would run globalSetup for each mutant in one process, and nest the temporary folders.
  projects: [{ globalSetup: _, ...unit }, { testPathIgnorePatterns }],
} = require("./jest.config.cjs");

/** @type {import("jest").Config} */
module.exports = {
  ...unit,
  testPathIgnorePatterns,
  testMatch: ["<rootDir>/__tests__/{contact,sections/Plans}/**/*.test.{ts,tsx}"],
};
