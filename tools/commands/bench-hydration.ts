import { parseArgs } from "node:util";
import type { Browser, Page } from "@playwright/test";
import { PAGES } from "../../src/routes";
import { browse, placeOf, slowPhone } from "../bench/browse";
import { median } from "../bench/median";
import { type Chart, keepResults } from "../bench/results";
import { fail } from "../shared/run";

declare global {
  interface Window {
    /** How long the slowest event took, from the click to the next frame. */
    slowestEvent?: number;
  }
}

/** What a visitor clicks first; each in the middle of hydration. */
const CLICKS = [
  { path: "/", what: "the menu", selector: "button[aria-controls]" },
  { path: "/faq", what: "a question", selector: "summary" },
  { path: "/contact", what: "submit", selector: 'form [type="submit"]' },
];

/**
 * Playwright has the browser note where in the scripts each request and timer comes from, for which
 * V8 reads every function on the way again. With their places noted from the start it needn't, as
 * for a visitor who has no debugger.
 */
const WITHOUT_DEBUGGER = "--js-flags=--no-enable-lazy-source-positions";

/** How long after React's own file has come the click comes: from its start to after its end. */
const DELAYS = [0, 100, 200, 300, 400, 500, 600, 700];

/** How often each moment is tried; the median counts, since other programs take their time too. */
const TRIES = 3;

/**
 * `npm run bench:hydration [-- --keep]`: on a processor 4 times slower and 1.6 Mbit/s at 150 ms, when every page
 * is hydrated with nobody touching it, and how fast the first click is answered meanwhile. `--keep` draws
 * the figures for docs/.
 */
async function measure(browser: Browser, url: string): Promise<void> {
  const { values: options } = parseArgs({ options: { keep: { type: "boolean" } } });
  const hydrated: Row[] = [];
  const answered: Row[] = [];
  for (const path of PAGES) {
    const page = await phone(browser);
    await page.goto(url + path);
    const time = await hydratedAfter(page);
    console.log(`${path} is hydrated after ${time.toFixed(0)} ms`);
    hydrated.push({ label: path, values: [time] });
    await page.context().close();
  }
  for (const { path, what, selector } of CLICKS) {
    const times: number[] = [];
    for (const delay of DELAYS) {
      const tries: number[] = [];
      while (tries.length < TRIES) {
        const page = await phone(browser);
        tries.push(await clickWhileHydrating(page, url + path, selector, delay));
        await page.context().close();
      }
      times.push(median(tries));
    }
    answered.push({ label: `${what} on ${path}`, values: [Math.max(...times)] });
    console.log(`${what} on ${path} answers within ${Math.max(...times)} ms (${times.join(", ")})`);
  }
  if (!options.keep) return;
  const chart = (title: string, rows: Row[]): Chart => ({
    title,
    unit: "ms",
    series: ["time"],
    rows,
  });
  keepResults("hydration", [
    chart("Hydrated with nobody touching the page", hydrated),
    chart("First click during hydration, the slowest of eight moments", answered),
  ]);
}

type Row = Chart["rows"][number];

async function phone(browser: Browser): Promise<Page> {
  const page = await slowPhone(browser);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const durations = list.getEntries().map(({ duration }) => duration);
      window.slowestEvent = Math.max(window.slowestEvent ?? 0, ...durations);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  return page;
}

/** When React had taken the page over and its effects had run, in milliseconds from the navigation. */
async function hydratedAfter(page: Page): Promise<number> {
  // Gatsby's own mark.
  const mark = await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender")[0]?.startTime,
  );
  return (await mark.jsonValue()) ?? 0;
}

async function clickWhileHydrating(
  page: Page,
  url: string,
  selector: string,
  delay: number,
): Promise<number> {
  const react = page.waitForEvent("requestfinished", (request) =>
    /\/framework-[0-9a-f]+\.js$/.test(request.url()),
  );
  await page.goto(url);
  const { x, y } = await placeOf(page.locator(selector).first());
  await react;
  await page.waitForTimeout(delay);
  await page.mouse.click(x, y);
  await hydratedAfter(page);
  await page.waitForTimeout(500);
  // Faster events are not even reported.
  return (await page.evaluate(() => window.slowestEvent)) ?? 16;
}

browse([WITHOUT_DEBUGGER], measure).catch(fail);
