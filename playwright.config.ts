import { defineConfig } from "@playwright/test";
import { testBrowser } from "./tools/shared/chromium";
import { addressOf, portOf } from "./tools/shared/ports";

/**
 * Runs the browser tests in Chromium against the production build. See __tests__/support/browser-servers.ts.
 */
export default defineConfig({
  testDir: "__tests__/browser",
  globalSetup: "./__tests__/support/browser-servers.ts",
  fullyParallel: true,
  // The smallest build servers have two cores. Use one more worker, because the tests often wait.
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  // A flaky test is a bug in the test or the site.
  retries: 0,
  timeout: 30_000,
  reporter: "list",
  use: {
    baseURL: addressOf(portOf("preview")),
    locale: "en-US",
    contextOptions: { reducedMotion: "no-preference" },
    launchOptions: testBrowser(),
  },
});
