import { roomForLabels } from "../../src/content/check/agreement";
import { content, PAGES } from "../support/site-content";
import { fillPlaces } from "./support/fill-places";
import { ROOM } from "./support/room";
import { expect, settled, test, visit } from "./support/test";

const WIDTHS = [320, 390, 768, 1280];

/**
 * Places of words that reach beyond the page's sides, or whose words reach over their own: by more than
 * the hyphen of a divided word, which a place's least width doesn't count. Runs in the page.
 */
function findOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth} px`] : [];
  for (const place of document.querySelectorAll("main *, header *, footer *")) {
    const { display, overflowX } = getComputedStyle(place);
    const hasWords = [...place.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    if (!hasWords || display.startsWith("inline") || overflowX !== "visible") continue;
    if (place.closest(".visually-hidden, [aria-hidden='true']")) continue;
    const beyond = place.scrollWidth - place.clientWidth;
    if (beyond > 6) found.push(`${place.localName} by ${beyond} px: ${place.textContent}`);
  }
  return found;
}

/** The words of the page that are broken over two lines, though no hyphen is in them. Runs in the page. */
function findBrokenWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest("script, style, template, pre, .visually-hidden")) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N},.%$]{3,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(word);
    }
  }
  return broken;
}

test("no text that is as long as its place may be overflows, at any width", async ({ page }) => {
  let filled = 0;
  const overflowing: string[] = [];
  for (const { path } of PAGES) {
    await visit(page, path);
    filled += await page.evaluate(fillPlaces, ROOM);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      for (const what of await page.evaluate(findOverflow)) {
        overflowing.push(`${path} at ${width} px: ${what}`);
      }
    }
  }
  expect(overflowing).toEqual([]);
  expect(filled).toBeGreaterThan(200);
});

/** The letters' distance as this browser draws them, and as systems do that fit each to whole pixels. */
const DRAWINGS = [
  { by: "this system", spacing: "", widths: WIDTHS },
  // At 320 px an address of 24 letters has no such room, and breaks in two.
  { by: "a system with wider letters", spacing: "0.02em", widths: WIDTHS.slice(1) },
];

for (const { by, spacing, widths } of DRAWINGS) {
  test(`no word of the content is broken, drawn by ${by}`, async ({ page }) => {
    const broken: string[] = [];
    for (const { path } of PAGES) {
      await visit(page, path);
      await page.evaluate(spaceLetters, spacing);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await settled(page);
        const words = await page.evaluate(findBrokenWords);
        broken.push(...words.map((word) => `${path} at ${width} px: ${word}`));
      }
    }
    expect(broken).toEqual([]);
  });
}

/** Runs in the page. */
function spaceLetters(distance: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { letter-spacing: ${distance} !important }`);
  document.adoptedStyleSheets = [sheet];
}

test("as many letters as the check allows stand in one row of the navigation", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await visit(page, "/faq");
  const letters = roomForLabels(content.site.brand.name, 8);
  const rows = await page.evaluate((count) => {
    const list = document.querySelector("header nav ul");
    const [first] = list?.children ?? [];
    if (!list || !first) return 0;
    list.replaceChildren();
    const words = "Our services and what they cost you today ".repeat(3);
    for (let index = 0; index < 8; index += 1) {
      const item = first.cloneNode(true) as Element;
      const [from, to] = [index, index + 1].map((part) => Math.round((part * count) / 8));
      (item.querySelector("a") ?? item).textContent = words.slice(from, to);
      list.append(item);
    }
    return new Set([...list.children].map((item) => item.getBoundingClientRect().top)).size;
  }, letters);
  expect(rows).toBe(1);
});
