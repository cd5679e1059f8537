import { readdirSync } from "node:fs";
import { parse, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { content, PAGES } from "../support/site-content";
import { cssUsage } from "./support/css-usage";
import { expect, settled, test } from "./support/test";

declare global {
  interface Window {
    /** The cumulative layout shift so far, put there by a test. */
    shift: number;
  }
}

/** The first screen of a phone, a tablet and a desktop computer. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** The drawn pictures, and how high the smallest letters in each are, in its own pixels. */
const drawings: { file: string; width: number; smallest: number }[] = [];

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  const sources = resolve(__dirname, "../../tools/pictures/sources");
  for (const file of readdirSync(sources).filter((name) => name.endsWith(".html"))) {
    await page.goto(pathToFileURL(resolve(sources, file)).href);
    const width = await page.evaluate(() => document.body.clientWidth);
    drawings.push({ file, width, smallest: await page.evaluate(smallestFont) });
  }
  await page.close();
});

/** `features` of `/static/features-1a2b3c4d-720.avif`. */
const nameOf = (address: string) => parse(address).name.replace(/-[0-9a-f]{8}-[0-9a-f]+$/, "");

const coloursOf = (button: Locator) =>
  button.evaluate((element) => {
    const { color, backgroundColor, borderColor } = getComputedStyle(element);
    return { color, backgroundColor, borderColor };
  });

for (const { path } of PAGES) {
  test(`no line of text on ${path} has more than 68 characters`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    const lines: string[] = [];
    for (const viewport of [...SCREENS, { width: 2560, height: 1440 }]) {
      await page.setViewportSize(viewport);
      await settled(page);
      lines.push(...(await page.evaluate(linesOfText)));
    }
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => line.length > 68)).toEqual([]);
  });
}

for (const { path } of PAGES) {
  test(`nothing moves on ${path} while it loads, with fonts 2 seconds late`, async ({
    page,
    problems,
  }) => {
    problems.allow(/preloaded using link preload but not used/);
    // Every request is held here, so nothing comes from a cache.
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((done) => setTimeout(done, 2000));
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          window.shift += Number(Reflect.get(entry, "value"));
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await settled(page);
      const faces = await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
      );
      expect(faces, "the web fonts have arrived").toContain("Geist");
      const shift = await page.evaluate(() => window.shift);
      expect(shift.toFixed(3), `at ${screen.width} px`).toBe("0.000");
    }
  });

  test(`words stay inside the column of ${path}, from 320 px up and at 200%`, async ({ page }) => {
    await page.goto(path);
    // 720 px is what a window of 1440 px shows at 200%.
    for (const width of [320, 390, 720, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      expect(await wordsOutside(page), `at ${width} px`).toEqual([]);
    }
  });

  test(`pictures of ${path} come in the size of their place, never as originals`, async ({
    page,
  }) => {
    const originals: string[] = [];
    page.on("request", (request) => {
      if (/\/images\/.*\.(png|jpe?g)/.test(request.url())) originals.push(request.url());
    });
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.goto(path);
      const pictures = await deliveredPictures(page);
      for (const picture of pictures) {
        const at = `${picture.address} at ${screen.width} px, ${picture.box} px wide`;
        expect(picture.address, at).toMatch(/\.(avif|webp)$/);
        expect(picture.delivered, at).toBeGreaterThanOrEqual(picture.box);
        // Of a picture that appears twice on a page a browser takes the larger file for both.
        const same = pictures.filter(({ address }) => nameOf(address) === nameOf(picture.address));
        const largest = Math.max(...same.map(({ box }) => box));
        expect(picture.delivered / largest, at).toBeLessThanOrEqual(1.5);
        const drawing = drawings.find(({ file }) => nameOf(file) === nameOf(picture.address));
        // Another company's pictures are no drawings of ours.
        if (!drawing) continue;
        const words = (drawing.smallest * picture.box) / drawing.width;
        expect(words, `its smallest words, in ${at}`).toBeGreaterThanOrEqual(12);
      }
    }
    expect(originals).toEqual([]);
  });

  test(`the CSS of ${path} is at most 12 KB compressed, and less than 25% of it is unused`, async ({
    page,
  }) => {
    const { compressed, unused } = await cssUsage(page, path);
    expect(compressed).toBeLessThanOrEqual(12_000);
    expect(unused).toBeLessThan(0.25);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`where nothing moves, a button under the pointer looks different, in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("/");
    const { hero, callToAction } = content.home;
    const named = (label: string) =>
      page.getByRole("main").getByRole("link", { name: label, exact: true });
    // The last on the page may say the same as one of the first.
    const buttons = [
      named(hero.action.label).first(),
      named(hero.secondaryAction.label).first(),
      named(callToAction.action.label).last(),
    ];
    for (const button of buttons) {
      await page.mouse.move(0, 0);
      const atRest = await coloursOf(button);
      await button.hover();
      await expect.poll(() => coloursOf(button), `${button}`).not.toEqual(atRest);
    }
  });
}

test.describe("on a display of twice the pixels", () => {
  test.use({ deviceScaleFactor: 2 });

  for (const { path } of PAGES) {
    test(`pictures of ${path} are sharp`, async ({ page }) => {
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await page.goto(path);
        for (const { address, box, delivered, largest } of await deliveredPictures(page)) {
          const at = `${address} at ${screen.width} px, ${box} px wide`;
          expect(delivered, at).toBeGreaterThanOrEqual(Math.min(2 * box, largest));
        }
      }
    });
  }
});

/** The size of the smallest words of a page, in CSS pixels. Runs in the page. */
function smallestFont(): number {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const sizes: number[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement || !textContent?.trim()) continue;
    sizes.push(Number.parseFloat(getComputedStyle(parentElement).fontSize));
  }
  return Math.min(...sizes);
}

/** Words that reach beyond the page's column, where nothing scrolls or clips them by intent. */
function wordsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const column = document.querySelector("header > .wrap");
    if (column === null) throw new Error("There is no header.");
    const { paddingLeft } = getComputedStyle(column);
    const box = column.getBoundingClientRect();
    const left = box.left + Number.parseFloat(paddingLeft) - 1;
    const right = box.right - Number.parseFloat(paddingLeft) + 1;

    const outside: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const parent = currentNode.parentElement;
      const words = currentNode.textContent?.trim();
      if (!words || !parent?.checkVisibility()) continue;
      if (parent.closest(".visually-hidden, header, a[href^='#']")) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      for (const rect of range.getClientRects()) {
        if (rect.left < left || rect.right > right) outside.push(words);
      }
    }
    return outside;
  });
}

interface DeliveredPicture {
  address: string;
  /** How wide its place is, in CSS pixels. */
  box: number;
  /** How wide the file is that the browser chose, and the largest one it could have, in pixels. */
  delivered: number;
  largest: number;
}

/** Every picture of the page, loaded. */
function deliveredPictures(page: Page): Promise<DeliveredPicture[]> {
  return page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image) => {
      const sets = [...(image.parentElement?.querySelectorAll("source") ?? [])];
      const files = sets
        .flatMap(({ srcset }) => srcset.split(","))
        .map((candidate) => {
          const [address = "", width = ""] = candidate.trim().split(" ");
          return {
            address: new URL(address, document.baseURI).href,
            width: Number.parseInt(width, 10),
          };
        });
      const chosen = files.find(({ address }) => address === image.currentSrc);
      return {
        address: image.currentSrc,
        box: Math.round(image.getBoundingClientRect().width),
        delivered: chosen?.width ?? 0,
        largest: Math.max(...files.map(({ width }) => width)),
      };
    });
  });
}

/** The lines in which the page's paragraphs, entries of lists, descriptions, quotes and captions are shown. */
function linesOfText(): string[] {
  const isText = (element: Element) =>
    element.checkVisibility() && !element.querySelector("p, li, dd, dt, h2, h3, table, pre");
  const texts = document.querySelectorAll(
    ":is(main, footer) :is(p, li, dd, blockquote, figcaption)",
  );
  return [...texts].filter(isText).flatMap((element) => {
    const lines: string[] = [];
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let bottom = Number.NEGATIVE_INFINITY;
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      for (const { index, 0: word } of (node.nodeValue ?? "").matchAll(/\S+\s*/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.trimEnd().length);
        const [box] = range.getClientRects();
        if (!box) continue;
        // A word in other letters may stand a little higher or lower on the same line.
        if (box.top >= bottom) lines.push("");
        bottom = Math.max(bottom, box.bottom - box.height / 4);
        lines.push(`${lines.pop()}${word}`);
      }
    }
    return lines.map((line) => line.trim());
  });
}
