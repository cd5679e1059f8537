import type { Page } from "@playwright/test";
import { PAGES } from "../support/site-content";
import { findSmallTargets } from "./accessibility/targets";
import { checkSizes } from "./interference/text-sizes";
import { tabOf } from "./support/tab";
import { expect, SITE_URL, settled, test, visit } from "./support/test";
import { findTextFaults, type TextFaults } from "./support/text-faults";

/** Viewport widths around each breakpoint. A width of 720 px corresponds to a 1440 px window at 200% zoom. */
const WIDTHS = [320, 390, 640, 720, 767, 768, 1024, 1280, 1440, 2560];
const NONE: TextFaults = { overflowing: [], outside: [], broken: [] };

/** The text spacing that WCAG 1.4.12 requires pages to support. */
const WIDE_SPACES = `
  * { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
/** Simulates systems that snap letters to whole pixels. */
const WIDE_LETTERS = "* { letter-spacing: 0.02em !important }";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { path } of PAGES) {
  test(`${path} doesn't clip text at any width or text spacing, and its targets are large enough`, async ({
    page,
  }) => {
    await visit(page, path);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    const faultsAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      return page.evaluate(findTextFaults);
    };
    for (const width of WIDTHS) expect(await faultsAt(width), `at ${width} px`).toEqual(NONE);

    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { small, count } = await page.evaluate(findSmallTargets);
      expect(small, `targets at ${width} px`).toEqual([]);
      expect(count).toBeGreaterThan(10);
    }

    await setStyles(page, WIDE_SPACES);
    // A width of 320 px corresponds to a 1280 px window at 400% zoom (WCAG 1.4.10).
    expect((await faultsAt(320)).overflowing, "with more spacing").toEqual([]);

    await setStyles(page, WIDE_LETTERS);
    // Skip 320 px, because a 24-letter email address doesn't fit on one line at that width.
    for (const width of [390, 768, 1280]) {
      expect((await faultsAt(width)).broken, `with wider letters at ${width} px`).toEqual([]);
    }
  });
}

/** Adds styles through a constructed stylesheet, which the security policy allows. */
async function setStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

test("no page overflows if the browser's default font size is 32 px", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
  await page.goto("/");
  const real = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(real).toBe("32px");
  await checkSizes(tabOf(page), SITE_URL);
});

/** The size of an A4 sheet in portrait and landscape orientation, in CSS pixels. */
const SHEETS = [
  { width: 794, height: 1123 },
  { width: 1123, height: 794 },
];

for (const { path } of PAGES) {
  test(`${path} prints at full width with folded parts open, without splitting blocks, filtering pictures or repeating anything on each sheet`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: "print" });
    await visit(page, path);
    for (const sheet of SHEETS) {
      await page.setViewportSize(sheet);
      const parts = page.locator("main :is(section, form)").filter({ visible: true });
      expect(Math.min(...(await parts.evaluateAll(rowWidths)))).toBeGreaterThan(sheet.width / 2);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed).toBe(sheet.width);
    }
    const { folded, fixed, divided, recolored } = await page.evaluate(() => ({
      folded: [...document.querySelectorAll("main details > *")]
        .filter((part) => !part.checkVisibility())
        .map(({ outerHTML }) => outerHTML),
      fixed: [...document.querySelectorAll("body *")]
        .filter((part) => part.checkVisibility() && getComputedStyle(part).position === "fixed")
        .map(({ outerHTML }) => outerHTML),
      divided: [...document.querySelectorAll("main :is(figure, li, tr)")]
        .filter((part) => getComputedStyle(part).breakInside !== "avoid")
        .map(({ outerHTML }) => outerHTML),
      // A filter could, for example, invert the colors of a picture.
      recolored: [...document.querySelectorAll("main, main *")]
        .filter((part) => getComputedStyle(part).filter !== "none")
        .map(({ outerHTML }) => outerHTML),
    }));
    expect({ folded, fixed, divided, recolored }).toEqual({
      folded: [],
      fixed: [],
      divided: [],
      recolored: [],
    });
  });
}

test("Pricing has its chart on paper even if nobody scrolled to it", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await visit(page, "/pricing");
  await expect(page.locator("[aria-labelledby=plan-finder] circle")).toBeVisible({
    timeout: 10_000,
  });
});

/** Returns the width of each element's row. Runs in the browser. */
function rowWidths(elements: Element[]): number[] {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return boxes.map(({ top, bottom }) => {
    const row = boxes.filter((other) => other.top < bottom && other.bottom > top);
    return Math.max(...row.map(({ right }) => right)) - Math.min(...row.map(({ left }) => left));
  });
}
