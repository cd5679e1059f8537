import type { Page } from "@playwright/test";
import { expect, settled } from "../support/test";

declare global {
  interface Window {
    announced: string[];
  }
}

/** Records live-region announcements across page loads. Call this function before the first page load. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.announced = [];
    const live =
      "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output";
    let changed = new Set<Element>();
    new MutationObserver((mutations) => {
      const scheduled = changed.size > 0;
      for (const { target } of mutations) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        if (region) changed.add(region);
      }
      if (scheduled || changed.size === 0) return;
      // Changes within one frame count as one announcement.
      requestAnimationFrame(() => {
        for (const region of changed) {
          const words = region.textContent.replace(/\s+/g, " ").trim();
          if (words !== "" && region.isConnected && region.checkVisibility())
            window.announced.push(words);
        }
        changed = new Set();
      });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

export async function takeAnnouncements(page: Page): Promise<string[]> {
  await settled(page);
  return page.evaluate(() => window.announced.splice(0));
}

/** Waits for these announcements and checks that there have been no others since the last check. */
export async function expectAnnounced(page: Page, ...words: string[]): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.announced)).toEqual(words);
  expect(await takeAnnouncements(page)).toEqual(words);
}
