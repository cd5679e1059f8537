import assert from "node:assert/strict";
import { PAGES } from "../../support/site-content";
import type { Tab } from "../faults/tab";

/** Default font sizes that visitors may set in their browsers, in pixels. Most browsers default to 16 px. */
export const TEXT_SIZES = [20, 32] as const;

const WIDTHS = [320, 390, 768, 820, 1024, 1440] as const;

/** Runs in the browser. */
export function findOverflow() {
  const { clientWidth, scrollWidth } = document.documentElement;
  const shown = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && left >= -1 && right <= clientWidth + 1;
  };
  const toggle = document.querySelector("button[aria-controls]");
  const links = [...document.querySelectorAll("header nav a")];
  return {
    beyond: Math.max(0, scrollWidth - clientWidth),
    // Either the menu button or all navigation links must be visible.
    navigation: (toggle !== null && shown(toggle)) || links.every(shown),
    logo: [...document.querySelectorAll("header .wrap a")].slice(0, 1).every(shown),
  };
}

/** No page overflows horizontally or hides the navigation or the logo at any width in `WIDTHS`. */
export async function checkSizes(tab: Tab, url: string): Promise<void> {
  const wrong: string[] = [];
  for (const { path } of PAGES) {
    await tab.open(url + path);
    for (const width of WIDTHS) {
      await tab.resize(width, 900);
      const found = await tab.evaluate(findOverflow);
      const isRight = found.beyond === 0 && found.navigation && found.logo;
      if (!isRight) wrong.push(`${path} at ${width} px: ${JSON.stringify(found)}`);
    }
  }
  assert.deepEqual(wrong, []);
}
