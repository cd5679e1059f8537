import type { Page } from "@playwright/test";
import { expressionOf, type Tab } from "../faults/tab";

/** A Playwright page as the tables of faults and of foreign hands use it. */
export function tabOf(page: Page): Tab {
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (run: (argument: never) => unknown, argument?: unknown) =>
      page.evaluate(expressionOf(run as (argument: unknown) => unknown, argument)),
    click: (selector, times = 1) => page.locator(selector).first().click({ clickCount: times }),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    setOffline: (offline) => page.context().setOffline(offline),
    resize: (width, height) => page.setViewportSize({ width, height }),
    openTab: async () => tabOf(await page.context().newPage()),
    close: () => page.close(),
  };
}
