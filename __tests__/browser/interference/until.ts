import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { documentTitle, PAGES } from "../../support/site-content";
import type { Tab } from "../faults/tab";
import { look, type View } from "./page-functions";

const PATIENCE_MS = 10_000;
/** The number of consecutive checks that may find a blank page while one document replaces another. */
const BLANK_LIMIT = 25;

/** Waits until the page meets a condition. Fails after a timeout, or earlier if the page stays blank. */
export async function until(tab: Tab, what: string, holds: (seen: View) => boolean): Promise<View> {
  const end = Date.now() + PATIENCE_MS;
  let seen: View | undefined;
  let blank = 0;
  while (Date.now() < end) {
    try {
      seen = await tab.evaluate(look);
      blank = seen.blank ? blank + 1 : 0;
      if (blank > BLANK_LIMIT) break;
      if (!seen.blank && holds(seen)) return seen;
    } catch (error) {
      if (Date.now() + 1_000 > end) throw error;
    }
    await sleep(20);
  }
  const state = blank > BLANK_LIMIT ? "The page is blank" : `No ${what} within ${PATIENCE_MS} ms`;
  assert.fail(`${state}: ${JSON.stringify(seen)}`);
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
