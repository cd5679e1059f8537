import type { Page } from "@playwright/test";
import { expressionOf, type Tab } from "../faults/tab";

export function tabOf(page: Page): Tab {
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (run: (argument: never) => unknown, argument?: unknown) =>
      page.evaluate(expressionOf(run as (argument: unknown) => unknown, argument)),
    click: (selector) => page.locator(selector).first().click(),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => page.close(),
  };
}
