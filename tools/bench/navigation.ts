import { resolve } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, ensureChromium } from "../chromium";
import { fail } from "../run";
import { median } from "./median";
import { serve } from "./serve";

declare global {
  interface Window {
    /** How long after the click the next page was painted, in milliseconds. */
    shownAfter?: number;
  }
}

/** How often each link is clicked; the median counts. */
const TRIES = 3;

/** Gatsby prefetches three seconds after a page's start, and then takes some idle moments. */
const PREFETCHED = 5000;

/** From coming over a link to pressing it: a hand's, and a program's. */
const HOVERS = [100, 0];

/**
 * `npm run bench:navigation`: how long after a click on each of the header's links the next page is
 * on the screen, where the browser has been on every page before.
 */
async function measure(): Promise<void> {
  const site = await serve(resolve("public"));
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: CHROMIUM_FLAGS,
  });
  try {
    const page = await desktop(browser);
    await page.goto(site.url);
    const links = await page
      .locator('header nav a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const link of links) await visit(page, site.url + link);
    for (const hover of HOVERS) {
      for (const link of links) {
        const times: number[] = [];
        while (times.length < TRIES) times.push(await click(page, site.url, link, hover));
        console.log(
          `${link} is shown ${median(times).toFixed(0)} ms after a click, ${hover} ms over its link`,
        );
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

async function desktop(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
  });
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const heading = document.querySelector("main h1");
        // The first task after a frame in which the page has another heading.
        port1.onmessage = () => {
          window.shownAfter = performance.now() - timeStamp;
        };
        new MutationObserver((_, observer) => {
          if (document.querySelector("main h1") === heading) return;
          observer.disconnect();
          requestAnimationFrame(() => port2.postMessage(undefined));
        }).observe(document.body, { childList: true, subtree: true });
      },
      { capture: true },
    );
  });
  return page;
}

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForTimeout(PREFETCHED);
}

async function click(page: Page, home: string, link: string, hover: number): Promise<number> {
  await visit(page, home);
  const place = await page.locator(`header nav a[href="${link}"]`).boundingBox();
  await page.mouse.move((place?.x ?? 0) + 10, (place?.y ?? 0) + 10);
  await page.waitForTimeout(hover);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => window.shownAfter !== undefined);
  return (await page.evaluate(() => window.shownAfter)) ?? 0;
}

measure().catch(fail);
