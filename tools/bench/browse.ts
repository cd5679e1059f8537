import { resolve } from "node:path";
import type { Browser, Locator, Page } from "@playwright/test";
import { openBrowser } from "../shared/open-browser";
import { type HttpVersion, serve } from "./serve";

/**
 * Serves the last build and opens a browser, for as long as `visit` takes.
 *
 * @param flags for the browser, besides the usual ones
 */
export async function browse(
  flags: readonly string[],
  visit: (browser: Browser, url: string) => Promise<void>,
  version: HttpVersion = "2",
): Promise<void> {
  const site = await serve(resolve("public"), version);
  try {
    const browser = await openBrowser(flags);
    try {
      await visit(browser, site.url);
    } finally {
      // First, since a server that closes waits for the connections of its browsers.
      await browser.close();
    }
  } finally {
    await site.close();
  }
}

/**
 * Milliseconds after which an open page has fetched all that it fetches ahead: Gatsby prefetches the data
 * of four pages after three seconds, and of the next after three more.
 */
export const PREFETCHED = 8000;

/** A page on a phone with a processor 4 times slower than this machine's, and 1.6 Mbit/s at 150 ms. */
export async function slowPhone(browser: Browser): Promise<Page> {
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
  return page;
}

/**
 * A place on an element where a mouse can press it, in pixels of the window.
 *
 * @throws Error when the element is not shown.
 */
export async function placeOf(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error(`There is nothing to press: ${element}`);
  return { x: box.x + 10, y: box.y + 10 };
}
