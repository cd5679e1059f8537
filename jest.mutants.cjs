// What Stryker runs for each mutant (stryker.config.cjs): the unit and component tests of the form and
// of the prices, so that a mutant takes seconds.
const {
  // Run for each mutant, in one process: its temporary folder would stand in that of the mutant before.
  projects: [{ globalSetup: _, ...unit }, { testPathIgnorePatterns }],
} = require("./jest.config.cjs");

/** @type {import("jest").Config} */
module.exports = {
  ...unit,
  testPathIgnorePatterns,
  testMatch: ["<rootDir>/__tests__/{contact,sections/Plans}/**/*.test.{ts,tsx}"],
};
