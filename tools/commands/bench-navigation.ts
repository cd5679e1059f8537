import { parseArgs } from "node:util";
import type { Browser, Page } from "@playwright/test";
import { browse, placeOf } from "../bench/browse";
import { median } from "../bench/median";
import { type Chart, keepResults } from "../bench/results";
import { fail } from "../shared/run";

declare global {
  interface Window {
    /** How long after the click the next page was painted, in milliseconds. */
    shownAfter?: number;
  }
}

/** How often each link is clicked; the median counts. */
const TRIES = 3;

/** Gatsby prefetches the data of four pages after three seconds, and of the next after three more. */
const PREFETCHED = 8000;

/** From coming over a link to pressing it: a hand's, and a program's. */
const HOVERS = [100, 0];

/**
 * `npm run bench:navigation [-- --keep]`: how long after a click on each of the header's links the next page is
 * on the screen, where the browser has been on every page before. `--keep` draws the figures for docs/.
 */
async function measure(browser: Browser, url: string): Promise<void> {
  const page = await desktop(browser);
  await page.goto(url);
  const links = await page
    .locator('header nav a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  for (const link of links) await visit(page, url + link);
  const { values: options } = parseArgs({ options: { keep: { type: "boolean" } } });
  const charts: Chart[] = [];
  for (const hover of HOVERS) {
    const rows: Chart["rows"][number][] = [];
    for (const link of links) {
      const times: number[] = [];
      while (times.length < TRIES) times.push(await click(page, url, link, hover));
      const shown = median(times);
      console.log(
        `${link} is shown ${shown.toFixed(0)} ms after a click, ${hover} ms over its link`,
      );
      rows.push({ label: link, values: [shown] });
    }
    charts.push({
      title: `From a click to the next page, ${hover} ms over its link`,
      unit: "ms",
      series: ["time"],
      rows,
    });
  }
  if (options.keep) keepResults("navigation", charts);
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
  const { x, y } = await placeOf(page.locator(`header nav a[href="${link}"]`));
  await page.mouse.move(x, y);
  await page.waitForTimeout(hover);
  await page.mouse.down();
  await page.mouse.up();
  const shown = await page.waitForFunction(() => window.shownAfter);
  return (await shown.jsonValue()) ?? 0;
}

browse([], measure).catch(fail);
