import type { Page } from "@playwright/test";
import { expect, settled } from "../support/test";

declare global {
  interface Window {
    /** What live regions have said so far, put there by a test. */
    said: string[];
  }
}

/** Notes what live regions of the page say from now on, across loads; to be called before the first. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.said = [];
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
      // What changes in one frame is said once.
      requestAnimationFrame(() => {
        for (const region of changed) {
          const words = region.textContent.replace(/\s+/g, " ").trim();
          if (words !== "" && region.isConnected && region.checkVisibility())
            window.said.push(words);
        }
        changed = new Set();
      });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** What was said since the last call, in order. */
export async function said(page: Page): Promise<string[]> {
  await settled(page);
  return page.evaluate(() => window.said.splice(0));
}

/** Waits until this has been said since the last look, and sees that nothing else was. */
export async function expectSaid(page: Page, ...words: string[]): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.said)).toEqual(words);
  expect(await said(page)).toEqual(words);
}
