import type { Page } from "@playwright/test";
import { PAGES } from "../support/site-content";
import { findSmallTargets } from "./accessibility/targets";
import { contactForm } from "./support/contact-form";
import { expect, settled, test, visit } from "./support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of [320, 1280]) {
  test(`targets are at least 44 by 44 px, 24 px high in running text, on every page at ${width} px`, async ({
    page,
  }) => {
    const found: string[] = [];
    for (const { path } of PAGES) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, path);
      const { small, count } = await page.evaluate(findSmallTargets);
      found.push(...small.map((target) => `${path}: ${target}`));
      expect(count, path).toBeGreaterThan(10);
    }
    expect(found).toEqual([]);
  });
}

test("the open menu's links are large enough as well", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, "/");
  await page.locator("button[aria-controls]").click();
  expect((await page.evaluate(findSmallTargets)).small).toEqual([]);
});

test("a press that ends elsewhere does nothing", async ({ page }) => {
  await visit(page, "/contact");
  const { button } = contactForm(page);
  const box = await button.boundingBox();
  if (!box) throw new Error("The button can't be seen");
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(2, 300);
  await page.mouse.up();
  await settled(page);
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
});

/** WCAG 1.4.12; at 320 px, which is also what a window of 1280 px shows at 400% (WCAG 1.4.10). */
test("nothing is lost with more space between letters, words and lines, at 320 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const lost: string[] = [];
  for (const { path } of PAGES) {
    await visit(page, path);
    const asItIs = await page.evaluate(findLostText);
    await setTextSpacing(page);
    await settled(page);
    const found = [...asItIs, ...(await page.evaluate(findLostText))];
    lost.push(...found.map((words) => `${path}: ${words}`));
  }
  expect(lost).toEqual([]);
});

test("nothing is scrolled sideways inside a page, at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const { path } of PAGES) {
    await visit(page, path);
    const scrolling = await page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ className }) => className),
    );
    expect(scrolling, path).toEqual([]);
  }
});

/** The spaces that WCAG 1.4.12 names. By a sheet of the page's own, which its policy lets in. */
async function setTextSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets = [sheet];
  });
}

/** Words that are cut off, and how far the page reaches beyond its sides. Runs in the page. */
function findLostText(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const lost: string[] = [];
  for (const element of document.querySelectorAll("body *")) {
    if (
      !element.checkVisibility() ||
      element.closest(".visually-hidden, [aria-hidden=true], svg")
    ) {
      continue;
    }
    const { right } = element.getBoundingClientRect();
    if (scrollWidth > clientWidth && right > clientWidth + 1) {
      lost.push(`reaches ${right - clientWidth} px too far: ${element.outerHTML.slice(0, 80)}`);
    }
    const { overflowX, overflowY } = getComputedStyle(element);
    const { scrollHeight, clientHeight } = element;
    const cutX = overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
    const cutY = /hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 1;
    if ((cutX || cutY) && element.textContent?.trim() && element.localName !== "textarea") {
      lost.push(`${element.className}: ${element.textContent.trim().slice(0, 60)}`);
    }
  }
  return lost;
}
