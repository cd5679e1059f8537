// The tests that Stryker runs for each mutant (stryker.config.cjs). These are only the unit and component
// tests for the form and the prices, so that each mutant takes only seconds.
const {
  // Stryker would run globalSetup for every mutant in the same process, so the temporary folders would be
  // nested.
  projects: [{ globalSetup: _, ...unit }, { testPathIgnorePatterns }],
} = require("./jest.config.cjs");

/** @type {import("jest").Config} */
module.exports = {
  ...unit,
  testPathIgnorePatterns,
  testMatch: ["<rootDir>/__tests__/{contact,sections/Plans}/**/*.test.{ts,tsx}"],
};
