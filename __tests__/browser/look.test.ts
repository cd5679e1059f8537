import { parse } from "node:path";
import type { Page } from "@playwright/test";
import { PAGES } from "../support/site-content";
import { expect, hold, settled, test } from "./support/test";

declare global {
  interface Window {
    /** The cumulative layout shift measured so far. */
    shift: number;
  }
}

/** The viewports of a phone, a tablet and a desktop. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Returns a picture's name, such as `features` for `/static/features-1a2b3c4d-720.avif`. */
const nameOf = (url: string) => parse(url).name.replace(/-[0-9a-f]{8}-[0-9a-f]+$/, "");

for (const { path } of PAGES) {
  test(`${path} doesn't shift when its fonts load late, and its pictures are the right size`, async ({
    page,
    problems,
  }) => {
    problems.allow(/preloaded using link preload but not used/);
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
      const releaseFonts = await hold(page, "**/*.woff2");
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
      releaseFonts();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      await settled(page);
      const shift = await page.evaluate(() => window.shift);
      expect(shift.toFixed(3), `at ${screen.width} px`).toBe("0.000");
      checkPictures(await deliveredPictures(page), screen.width);
    }
  });
}

/**
 * Checks that pictures are in an optimized format, and aren't smaller or much larger than their rendered size.
 */
function checkPictures(pictures: readonly DeliveredPicture[], width: number): void {
  for (const { url, box, delivered } of pictures) {
    const at = `${url} at ${width} px, ${box} px wide`;
    expect(url, at).toMatch(/\.(avif|webp)$/);
    expect(delivered, at).toBeGreaterThanOrEqual(box);
    // If a picture appears twice on a page, browsers load the larger file for both.
    const same = pictures.filter((other) => nameOf(other.url) === nameOf(url));
    expect(delivered / Math.max(...same.map((other) => other.box)), at).toBeLessThanOrEqual(1.5);
  }
}

interface DeliveredPicture {
  url: string;
  /** The rendered width, in CSS pixels. */
  box: number;
  /** The width of the file that the browser chose, in pixels. */
  delivered: number;
}

function deliveredPictures(page: Page): Promise<DeliveredPicture[]> {
  return page.evaluate(async () => {
    // Ignore SVG drawings, because they are sharp at any size, and pictures that phones don't show.
    const images = [...document.images].filter(
      (image) => !image.src.endsWith(".svg") && image.checkVisibility(),
    );
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image) => {
      const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
      const sets = sources.map(({ srcset }) => srcset).join();
      const [, width = ""] = sets.split(`${new URL(image.currentSrc).pathname} `);
      return {
        url: image.currentSrc,
        box: Math.round(image.getBoundingClientRect().width),
        delivered: Number.parseInt(width, 10),
      };
    });
  });
}
