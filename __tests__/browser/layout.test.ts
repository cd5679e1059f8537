import type { Page } from "@playwright/test";
import { PAGES } from "../support/site-content";
import { expect, navigateInApp, settled, test, visit } from "./support/test";

const WIDTHS = [320, 390, 767, 768, 1024, 1440];

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("no page has horizontal overflow from 320 to 1440 px", async ({ page }) => {
  await visit(page, "/");
  for (const { path, heading } of PAGES) {
    await navigateInApp(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      expect(await overflowOf(page), `${path} at ${width} px`).toBe(0);
    }
  }
});

test("the contact form and its messages have none either", async ({ page }) => {
  await visit(page, "/contact");
  await page.setViewportSize({ width: 320, height: 800 });
  await page.locator("[name=message]").fill("a".repeat(20_001));
  await page.locator("[name=company]").fill("W".repeat(300));
  await page.locator("form button").click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
  expect(await overflowOf(page)).toBe(0);
});
