import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { documentTitle, PAGES } from "../../support/site-content";
import type { Tab } from "../faults/tab";
import { look, type View } from "./page-functions";

/** How often and how long to look at a page, in milliseconds. */
export const PATIENCE = { intervals: [20], timeout: 10_000 };
/** The number of consecutive checks that may find a blank page while one document replaces another. */
const BLANK_LIMIT = 25;

/** Waits until the page meets a condition. Fails after a timeout, or earlier if the page stays blank. */
export async function until(tab: Tab, what: string, holds: (seen: View) => boolean): Promise<View> {
  let seen: View | undefined;
  let blank = 0;
  await expect(async () => {
    seen = await tab.evaluate(look);
    blank = seen.blank ? blank + 1 : 0;
    const isReached = blank > BLANK_LIMIT || (!seen.blank && holds(seen));
    assert.ok(isReached, `No ${what}: ${JSON.stringify(seen)}`);
  }).toPass(PATIENCE);
  assert.ok(seen && !seen.blank, `The page is blank: ${JSON.stringify(seen)}`);
  return seen;
}

export async function openHydrated(tab: Tab, url: string): Promise<View> {
  await tab.open(url);
  return until(tab, "hydration", ({ hydrated }) => hydrated);
}

export async function arrival(tab: Tab, siteUrl: string, path: string): Promise<void> {
  const page = PAGES.find((one) => one.path === path);
  assert.ok(page, `There is a page ${path}`);
  await until(
    tab,
    `page ${path}`,
    ({ url, heading, title }) =>
      url === siteUrl + path && heading === page.heading && title === documentTitle(page),
  );
}
