import { resolve } from "node:path";
import { type Browser, chromium, type Locator } from "@playwright/test";
import { CHROMIUM_FLAGS, ensureChromium } from "../shared/chromium";
import { serve } from "./serve";

/**
 * Serves the last build over HTTP/2 and opens a browser, for as long as `visit` takes.
 *
 * @param flags for the browser, besides the usual ones
 */
export async function browse(
  flags: readonly string[],
  visit: (browser: Browser, url: string) => Promise<void>,
): Promise<void> {
  const executablePath = ensureChromium();
  const site = await serve(resolve("public"));
  try {
    const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...flags] });
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
