import { PAGES } from "../support/site-content";
import { expect, scrollTo, test, visit } from "./support/test";
import { findTextFaults } from "./support/text-faults";

/*
 * Looks at each page for what content can do to it. `npm run test:scheduled -- adoption` repeats these tests with
 * the least and the most content that the content check accepts.
 */

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { path } of PAGES) {
  test(`${path} shows its content without overlaps, repeated ids or values that can't be shown`, async ({
    page,
  }) => {
    await visit(page, path);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    // Load parts that are drawn only when visitors scroll to them.
    await page.locator("footer").scrollIntoViewIfNeeded();
    const chart = page.locator("[aria-labelledby=plan-finder]");
    if ((await chart.count()) > 0) {
      await chart.scrollIntoViewIfNeeded();
      await expect(chart.locator("circle")).toBeVisible({ timeout: 10_000 });
    }
    for (const width of [320, 390, 640, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // Further down, sticky and hidden parts are drawn over the page.
      await scrollTo(page, 0);
      expect(await page.evaluate(findOverlaps), `overlaps at ${width} px`).toEqual([]);
      const { overflowing, outside } = await page.evaluate(findTextFaults);
      expect([overflowing, outside], `overflow at ${width} px`).toEqual([[], []]);
    }
    const { repeated, wrong } = await page.evaluate(() => {
      const ids = Array.from(document.querySelectorAll("[id]"), ({ id }) => id);
      const html = document.documentElement.cloneNode(true) as Element;
      for (const part of html.querySelectorAll("script, style, template, pre")) part.remove();
      return {
        repeated: ids.filter((id, index) => ids.indexOf(id) < index),
        wrong: html.outerHTML.match(/.{0,40}\b(?:NaN|undefined|Infinity|\[object)\b.{0,40}/g) ?? [],
      };
    });
    expect({ repeated, wrong }).toEqual({ repeated: [], wrong: [] });
  });
}

/** Returns pairs of texts that are drawn over each other. Runs in the browser. */
function findOverlaps(): string[] {
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: { text: Text; box: DOMRect }[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    const isShown = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // Screen-reader-only text has no place of its own, the header stays in front of the page, and code scrolls.
    if (
      !isShown ||
      !text.data.trim() ||
      parent?.closest(".visually-hidden, header, [popover], pre")
    )
      continue;
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) if (box.width > 1) lines.push({ text, box });
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  return lines.flatMap(({ text, box }, index) => {
    const after = lines.slice(index + 1);
    const end = after.findIndex((other) => other.box.top >= box.bottom);
    return after.slice(0, end < 0 ? undefined : end).flatMap((other) => {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - other.box.top;
      // The boxes of lines in one paragraph overlap slightly.
      // In a chart, only the labels of an axis need to be apart, and other labels have an outline.
      const chart = text.parentElement?.closest("svg");
      const isLabel = chart && Math.abs(box.top - other.box.top) > 2;
      const isOver = !isLabel && across > 2 && down > Math.min(box.height, other.box.height) / 2;
      return isOver ? [`"${text.data.slice(0, 40)}" and "${other.text.data.slice(0, 40)}"`] : [];
    });
  });
}
