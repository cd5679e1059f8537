import { resolve } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { ROUTES } from "../../src/build/create-pages";
import { CHROMIUM_FLAGS, ensureChromium } from "../chromium";
import { fail } from "../run";
import { serve } from "./serve";

declare global {
  interface Window {
    /** When React had taken the page over, in milliseconds from the navigation. */
    hydratedAt?: number;
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

/** How long after the runtime's last file has come the click comes. */
const DELAYS = [0, 50, 100, 150, 200, 300, 400];

/**
 * `npm run bench:hydration`: on a processor 4 times slower and 1.6 Mbit/s at 150 ms, when every page
 * is hydrated with nobody touching it, and how fast the first click is answered meanwhile.
 */
async function measure(): Promise<void> {
  const site = await serve(resolve("public"));
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: CHROMIUM_FLAGS,
  });
  try {
    for (const { path } of ROUTES) {
      const page = await slowPhone(browser);
      await page.goto(site.url + path);
      await page.waitForFunction(() => window.hydratedAt !== undefined);
      const time = await page.evaluate(() => window.hydratedAt);
      console.log(`${path} is hydrated after ${time?.toFixed(0)} ms`);
      await page.context().close();
    }
    for (const { path, what, selector } of CLICKS) {
      const times: number[] = [];
      for (const delay of DELAYS) {
        const page = await slowPhone(browser);
        times.push(await clickWhileHydrating(page, site.url + path, selector, delay));
        await page.context().close();
      }
      console.log(
        `${what} on ${path} answers within ${Math.max(...times)} ms (${times.join(", ")})`,
      );
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector("button[aria-controls][aria-expanded]") === null) return;
      window.hydratedAt = performance.now();
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributes: true });
    new PerformanceObserver((list) => {
      const durations = list.getEntries().map(({ duration }) => duration);
      window.slowestEvent = Math.max(window.slowestEvent ?? 0, ...durations);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  return page;
}

async function clickWhileHydrating(
  page: Page,
  url: string,
  selector: string,
  delay: number,
): Promise<number> {
  const box = page.locator(selector).first();
  // The template's own chunk comes last; React starts as soon as it is there.
  const last = page.waitForEvent("requestfinished", (request) =>
    /\/component---.*\.js$/.test(request.url()),
  );
  await page.goto(url);
  await box.scrollIntoViewIfNeeded();
  const place = await box.boundingBox();
  await last;
  await page.waitForTimeout(delay);
  await page.mouse.click((place?.x ?? 0) + 10, (place?.y ?? 0) + 10);
  await page.waitForFunction(() => window.hydratedAt !== undefined);
  await page.waitForTimeout(500);
  // Faster events are not even reported.
  return (await page.evaluate(() => window.slowestEvent)) ?? 16;
}

measure().catch(fail);
