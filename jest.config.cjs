// JavaScript, since Jest reads a TypeScript configuration only with one more package on Node 20.
const { IN_DOM } = require("./__tests__/support/environment.cjs");

/** @type {import("jest").Config} */
const shared = {
  globalSetup: "<rootDir>/__tests__/support/temporary-files.ts",
  transform: {
    "\\.[jt]sx?$": "babel-jest",
    "\\.woff2$": "<rootDir>/__tests__/support/file-address.cjs",
    "\\.yaml$": "<rootDir>/__tests__/support/yaml-module.cjs",
  },
  // ES module source: Gatsby's browser entry (see its own unit-testing guide).
  transformIgnorePatterns: ["node_modules/(?!(gatsby|gatsby-script|gatsby-link)/)"],
  moduleNameMapper: {
    // In jsdom Jest would take its build for browsers, which is an ES module.
    "^yaml$": require.resolve("yaml"),
    "\\.module\\.css$": "<rootDir>/__tests__/support/css-module.ts",
    "\\.css$": "<rootDir>/__tests__/support/empty.ts",
  },
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/.cache/", "<rootDir>/public/"],
  modulePathIgnorePatterns: [
    "<rootDir>/.cache/",
    "<rootDir>/public/",
    // Stryker's copies of the project (npm run test:scheduled -- mutants).
    "<rootDir>/.stryker-tmp/",
  ],
};

/** Where unit tests run, and what is there already (environment.cjs says where that is a browser's DOM). */
const unit = {
  ...shared,
  testEnvironment: require.resolve("./__tests__/support/environment.cjs"),
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup.ts"],
};

/**
 * Tests that start programs and servers, wait for files that change, or draw and encode pictures: a third of
 * all units' time.
 */
const WITH_PROGRAMS = [
  "/__tests__/tools/.*",
  "/__tests__/build/lock",
  "/__tests__/content/pictures",
  "/__tests__/discovery/last-change",
  "/__tests__/discovery/share-pictures/.*",
  "/__tests__/build/picture-cache",
  "/__tests__/gatsby/content-in-development",
  "/__tests__/admin/publish",
].map((path) => `${path}\\.test\\.tsx?$`);

/** Neither for daily use nor for a mutant; or not without a build. */
const ELSEWHERE = [
  "<rootDir>/__tests__/(browser|built|netlify|warm|develop|fuzz|sample)/",
  ...WITH_PROGRAMS,
];

/** @type {import("jest").Config} */
const config = {
  // One worker for each core; Jest's own choice leaves one core idle.
  maxWorkers: "100%",
  projects: [
    {
      ...unit,
      displayName: "unit",
      testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
      testPathIgnorePatterns: [...unit.testPathIgnorePatterns, ...ELSEWHERE, IN_DOM.source],
    },
    {
      // Apart from the logic, since a browser's DOM takes more than half of the time of both, and since
      // pages are shown what their queries answered in the last build.
      ...unit,
      globalSetup: "<rootDir>/__tests__/support/require-build.ts",
      displayName: "components",
      testRegex: IN_DOM.source,
      testPathIgnorePatterns: [...unit.testPathIgnorePatterns, ...ELSEWHERE],
    },
    {
      // This and the next are too long for daily use; npm test runs them.
      ...unit,
      displayName: "tools",
      testRegex: WITH_PROGRAMS,
    },
    {
      // Writes the real content in thousands of ways, wrong and right.
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
      // Builds that follow other builds, and one with other settings.
      ...shared,
      displayName: "warm",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/warm/*.test.ts"],
    },
    {
      // What happens to the development server, seen in a browser.
      ...shared,
      displayName: "develop",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/develop/*.test.ts"],
    },
    {
      // What the sample's content must hold by the specification. No part of npm test: whoever changes a
      // price has changed it.
      ...shared,
      displayName: "sample",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/sample/*.test.ts"],
    },
    {
      // The build under the host's own local server.
      ...shared,
      displayName: "netlify",
      globalSetup: "<rootDir>/__tests__/support/require-build.ts",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/netlify/*.test.ts"],
    },
  ],
};

module.exports = config;
