// This file is JavaScript, because on Node 20, Jest needs an extra package to read a TypeScript
// configuration.
const { IN_DOM } = require("./__tests__/support/environment.cjs");

/** @type {import("jest").Config} */
const shared = {
  globalSetup: "<rootDir>/__tests__/support/temporary-files.ts",
  transform: {
    "\\.[jt]sx?$": "babel-jest",
    "\\.woff2$": "<rootDir>/__tests__/support/file-address.cjs",
  },
  // Transform Gatsby's ES modules (see Gatsby's unit testing guide).
  transformIgnorePatterns: ["node_modules/(?!(gatsby|gatsby-script|gatsby-link)/)"],
  moduleNameMapper: {
    // With jsdom, Jest would resolve yaml's browser build, which is an ES module.
    "^yaml$": require.resolve("yaml"),
    "\\.module\\.css$": "<rootDir>/__tests__/support/css-module.ts",
    "\\.css$": "<rootDir>/__tests__/support/empty.ts",
  },
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/.cache/", "<rootDir>/public/"],
  modulePathIgnorePatterns: [
    "<rootDir>/.build/",
    "<rootDir>/.cache/",
    "<rootDir>/public/",
    // Ignore Stryker's working copies of the project (npm run test:scheduled -- mutants).
    "<rootDir>/.stryker-tmp/",
  ],
};

/** The settings for unit tests. environment.cjs selects Node or jsdom for each test file. */
const unit = {
  ...shared,
  testEnvironment: require.resolve("./__tests__/support/environment.cjs"),
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup.ts"],
};

/** Slow tests that spawn processes, start servers, watch files, or render and encode images. */
const WITH_PROGRAMS = [
  "/__tests__/tools/.*",
  "/__tests__/node/lock",
  "/__tests__/content/pictures",
  "/__tests__/discovery/share-pictures",
  "/__tests__/gatsby/content-in-development",
  "/__tests__/admin/publish",
].map((path) => `${path}\\.test\\.tsx?$`);

/** Tests that are too slow for everyday use and mutation testing, or that need a build. */
const ELSEWHERE = [
  "<rootDir>/__tests__/(browser|built|netlify|whole-builds|develop|fuzz|sample)/",
  ...WITH_PROGRAMS,
];

/** @type {import("jest").Config} */
const config = {
  // Use one worker per core. Jest's default leaves one core idle.
  maxWorkers: "100%",
  projects: [
    {
      ...unit,
      displayName: "unit",
      testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
      testPathIgnorePatterns: [...unit.testPathIgnorePatterns, ...ELSEWHERE, IN_DOM.source],
    },
    {
      // These tests are separate from the unit tests, because jsdom is slow and pages need the query results
      // of the last build.
      ...unit,
      globalSetup: "<rootDir>/__tests__/support/require-build.ts",
      displayName: "components",
      testRegex: IN_DOM.source,
      testPathIgnorePatterns: [...unit.testPathIgnorePatterns, ...ELSEWHERE],
    },
    {
      // The "tools" and "fuzz" projects are too slow for everyday use, but npm test runs them.
      ...unit,
      displayName: "tools",
      testRegex: WITH_PROGRAMS,
    },
    {
      // Generates thousands of valid and invalid variants of the real content.
      ...shared,
      displayName: "fuzz",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/fuzz/*.test.ts"],
    },
    {
      ...shared,
      displayName: "built",
      globalSetup: "<rootDir>/__tests__/support/require-build.ts",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/built/**/*.test.ts"],
    },
    {
      // Tests builds with different settings.
      ...shared,
      displayName: "whole-builds",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/whole-builds/*.test.ts"],
    },
    {
      // Tests the development server in a browser.
      ...shared,
      displayName: "develop",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/develop/*.test.ts"],
    },
    {
      // Checks the sample content against the specification. These tests aren't part of npm test, because
      // they fail when a company changes its prices.
      ...shared,
      displayName: "sample",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/sample/*.test.ts"],
    },
    {
      // Compares the icon font and the web fonts with the packages that they come from, which only
      // workshop/ installs.
      ...shared,
      displayName: "workshop",
      testEnvironment: "node",
      testMatch: ["<rootDir>/workshop/__tests__/*.test.ts"],
    },
    {
      // Tests the build on Netlify's local server.
      ...shared,
      displayName: "netlify",
      globalSetup: "<rootDir>/__tests__/support/require-build.ts",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/netlify/*.test.ts"],
    },
  ],
};

module.exports = config;
