import type { Page } from "@playwright/test";
import { PAGES } from "../support/site-content";
import { expect, test, visit } from "./support/test";

/** A sheet of A4, in pixels of CSS. */
const SHEETS = [
  { name: "upright", width: 794, height: 1123 },
  { name: "on its side", width: 1123, height: 794 },
];

for (const { path } of PAGES) {
  for (const { name, ...sheet } of SHEETS) {
    test(`on a sheet ${name} no part of ${path} is squeezed or cut off`, async ({ page }) => {
      await page.setViewportSize(sheet);
      await visitOnPaper(page, path);
      const parts = page.locator("main :is(section, form)").filter({ visible: true });
      expect(Math.min(...(await parts.evaluateAll(rowWidths)))).toBeGreaterThan(sheet.width / 2);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed).toBe(sheet.width);
    });
  }
}

test("nothing that is fixed to the window stands on every sheet", async ({ page }) => {
  for (const { path } of PAGES) {
    await visitOnPaper(page, path);
    const fixed = await page
      .locator("body *")
      .filter({ visible: true })
      .evaluateAll((all) => all.filter((part) => getComputedStyle(part).position === "fixed"));
    expect(fixed).toEqual([]);
  }
});

test("no figure, entry or row of a table is cut in two where a sheet ends", async ({ page }) => {
  for (const { path } of PAGES) {
    await visitOnPaper(page, path);
    const whole = await page
      .locator("main :is(figure, li, tr)")
      .evaluateAll((all) => all.every((part) => getComputedStyle(part).breakInside === "avoid"));
    expect(whole).toBe(true);
  }
});

async function visitOnPaper(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.emulateMedia({ media: "print" });
}

/** How wide each element is together with those beside it. Runs in the page. */
function rowWidths(elements: Element[]): number[] {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return boxes.map(({ top, bottom }) => {
    const row = boxes.filter((other) => other.top < bottom && other.bottom > top);
    return Math.max(...row.map(({ right }) => right)) - Math.min(...row.map(({ left }) => left));
  });
}
