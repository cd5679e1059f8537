import { parseArgs } from "node:util";
import type { Browser, Page } from "@playwright/test";
import { browse, PREFETCHED, placeOf, slowPhone } from "../bench/browse";
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

/** From coming over a link to pressing it on a desktop: a hand's, and a program's. */
const HOVERS = [100, 0];

/** How long after the phone's menu has opened its link is pressed. */
const READING = 600;

/** How long a finger stays down: the time counts from its leaving the glass. */
const TOUCH = 80;

/**
 * `npm run bench:navigation [-- --keep]`: how long after a click on each of the header's links the next page is
 * on the screen, where the browser has been on every page before: on a desktop, and on a slow phone
 * (bench/browse.ts). `--keep` draws the figures for docs/.
 */
async function measure(browser: Browser, url: string): Promise<void> {
  const { values: options } = parseArgs({ options: { keep: { type: "boolean" } } });
  const desktop = await browser.newPage({
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
  });
  await noteShown(desktop);
  const links = await linksOf(desktop, url);
  const charts: Chart[] = [];
  for (const hover of HOVERS) {
    const press = (link: string) => pressOnDesktop(desktop, link, hover);
    charts.push(await time(`${hover} ms over its link`, desktop, url, links, press));
  }
  await desktop.close();
  const phone = await slowPhone(browser);
  await noteShown(phone);
  for (const link of links) await visit(phone, url + link);
  const press = (link: string) => pressOnPhone(phone, link);
  charts.push(await time("in the menu of a slow phone", phone, url, links, press));
  if (options.keep) keepResults("navigation", charts);
}

/** The header's links, once the browser has been on the page of each. */
async function linksOf(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  const links = await page
    .locator('header nav a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  for (const link of links) await visit(page, url + link);
  return links;
}

/** Presses each link a few times, prints the medians, and gives them as a chart. */
async function time(
  how: string,
  page: Page,
  url: string,
  links: readonly string[],
  press: (link: string) => Promise<void>,
): Promise<Chart> {
  const rows: Chart["rows"][number][] = [];
  for (const link of links) {
    const times: number[] = [];
    while (times.length < TRIES) {
      await visit(page, url);
      await press(link);
      const shown = await page.waitForFunction(() => window.shownAfter);
      times.push((await shown.jsonValue()) ?? 0);
    }
    const shown = median(times);
    console.log(`${link} is shown ${shown.toFixed(0)} ms after a click, ${how}`);
    rows.push({ label: link, values: [shown] });
  }
  return {
    title: `From a click to the next page, ${how}`,
    unit: "ms",
    series: ["time"],
    rows,
  };
}

/** Has the page note how long after a click on a link the next page is painted. */
async function noteShown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const inNextFrame = requestAnimationFrame.bind(window);
    const { port1, port2 } = new MessageChannel();
    addEventListener(
      "click",
      ({ timeStamp, target }) => {
        // The click that opens the menu leads nowhere.
        if (!(target instanceof Element && target.closest("a"))) return;
        const heading = document.querySelector("main h1");
        // The first task after a frame in which the page has another heading.
        port1.onmessage = () => {
          window.shownAfter = performance.now() - timeStamp;
        };
        new MutationObserver((_, observer) => {
          if (document.querySelector("main h1") === heading) return;
          observer.disconnect();
          inNextFrame(() => port2.postMessage(undefined));
        }).observe(document.body, { childList: true, subtree: true });
      },
      { capture: true },
    );
  });
}

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForTimeout(PREFETCHED);
}

async function pressOnDesktop(page: Page, link: string, hover: number): Promise<void> {
  const { x, y } = await placeOf(page.locator(`header nav a[href="${link}"]`));
  await page.mouse.move(x, y);
  await page.waitForTimeout(hover);
  await page.mouse.down();
  await page.mouse.up();
}

async function pressOnPhone(page: Page, link: string): Promise<void> {
  await page.locator("header button[aria-controls]").click();
  await page.waitForTimeout(READING);
  const place = await placeOf(page.locator(`header nav a[href="${link}"]`));
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
  await page.waitForTimeout(TOUCH);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

browse([], measure).catch(fail);
