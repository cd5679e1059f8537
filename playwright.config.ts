import { defineConfig } from "@playwright/test";
import { testBrowser } from "./tools/shared/chromium";
import { portOf, urlOf } from "./tools/shared/ports";

export default defineConfig({
  testDir: "__tests__/browser",
  globalSetup: "./__tests__/support/browser-servers.ts",
  fullyParallel: true,
  // Use three workers even on the smallest build servers, which have two cores, because tests spend most of their time waiting.
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  // Don't retry flaky tests, because they indicate bugs in the test or the site.
  retries: 0,
  timeout: 30_000,
  reporter: "list",
  use: {
    baseURL: urlOf(portOf("preview")),
    locale: "en-US",
    contextOptions: { reducedMotion: "no-preference" },
    launchOptions: testBrowser(),
  },
});
