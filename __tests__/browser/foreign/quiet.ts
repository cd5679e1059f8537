import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { content, PAGES } from "../../support/site-content";
import type { Tab } from "../faults/tab";
import type { ForeignSite } from "./foreign-site";
import { until } from "./until";

/** How long every page is left open. */
const QUIET_MS = 10_000;

/**
 * Leaves every page open, and one after a way through some of them, and checks that the browser has
 * nothing to say, reports nothing about the policy, and has asked for pages' data ahead.
 *
 * @throws AssertionError for what is not so.
 */
export async function runQuiet(tab: Tab, site: ForeignSite): Promise<void> {
  const tabs = [tab];
  for (const { path } of PAGES) {
    const page = await tab.openTab();
    tabs.push(page);
    await page.open(site.url + path);
  }
  await tab.open(site.url);
  await until(tab, "hydration", ({ hydrated }) => hydrated);
  for (const path of ["/features", "/pricing", "/contact"]) {
    await tab.click(`nav a[href="${path}"]`);
    await until(tab, path, ({ url }) => url.endsWith(path));
  }
  await sleep(QUIET_MS);
  const seen: string[] = [...site.reports];
  for (const page of tabs) {
    const { url, seen: written } = await until(page, "page", ({ hydrated }) => hydrated);
    seen.push(...written.map((line) => `${url}: ${line}`));
    if (page !== tab) await page.close();
  }
  assert.deepEqual(seen, []);
  // One of them by the page itself.
  const linked = content.site.nav.find(({ href }) => href.startsWith("/"))?.href;
  const asked = site.asked.filter((path) => path === `/page-data${linked}/page-data.json`).length;
  assert.ok(asked > 1, "other pages have asked for a page's data ahead");
}
