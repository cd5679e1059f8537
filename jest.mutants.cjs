// The Jest configuration for Stryker (stryker.config.cjs). Only the unit and component tests for the contact
// form and the prices run, so that testing a mutant takes only seconds.
const {
  // Omit globalSetup, because Stryker would run it in the same process for every mutant and nest the
  // temporary folders.
  projects: [{ globalSetup: _, ...unit }, { testPathIgnorePatterns }],
} = require("./jest.config.cjs");

/** @type {import("jest").Config} */
module.exports = {
  ...unit,
  testPathIgnorePatterns,
  testMatch: [
    "<rootDir>/__tests__/{contact,pricing,sections/Plans}/**/*.test.{ts,tsx}",
    "<rootDir>/__tests__/plan-words.test.ts",
  ],
};
