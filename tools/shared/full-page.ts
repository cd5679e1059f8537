import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

/** How high the window is for a width: a phone's, or a screen's. */
const heightFor = (width: number) => (width < 700 ? 844 : 900);

/** A browser's tab of a width, in which nothing moves. */
export async function stillTab(
  browser: Browser,
  width: number,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const viewport = { width, height: heightFor(width) };
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", ...options });
  return context.newPage();
}

/** Takes a picture (PNG) of a whole page as it stands finished. */
export async function pictureOf(tab: Page, address: string): Promise<Buffer> {
  await tab.goto(address, { waitUntil: "networkidle" });
  // Pictures further down are fetched when they come near the window.
  await tab.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  return tab.screenshot({ fullPage: true });
}
