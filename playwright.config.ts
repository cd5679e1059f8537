import { defineConfig } from "@playwright/test";
import { testBrowser } from "./tools/shared/chromium";
import { addressOf, portOf } from "./tools/shared/ports";

/** Browser tests: Chromium against the production build, see __tests__/support/browser-servers.ts. */
export default defineConfig({
  testDir: "__tests__/browser",
  globalSetup: "./__tests__/support/browser-servers.ts",
  fullyParallel: true,
  // One more than the cores of the smallest build servers: a fifth of the time of two was nobody's, in waits.
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  // A test that passes only the second time is a bug, of the test or of the site.
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
