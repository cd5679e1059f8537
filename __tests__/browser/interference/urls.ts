import assert from "node:assert/strict";
import { DomUtils, parseDocument } from "htmlparser2";
import { PAGES } from "../../support/site-content";
import type { Tab } from "../faults/tab";
import type { ProxiedSite } from "./proxied-site";
import { openHydrated, until } from "./until";

export const URLS: readonly string[] = [
  ...PAGES.map(({ path }) => path),
  ...["/contact.html", "/404.html", "//contact", "/faq///", "/%63ontact"],
  ...["/contact%2F/", "/contact/%2e", "/%F0%9F%98%80"],
  // Invalid percent encoding.
  ...["/%", "/%c3%28", "/contact/%", "/contact?%", "/faq#%"],
  // Malformed input for the plan finder.
  ...["/pricing?minutes=%&parallel=%E0%A4%A", "/pricing?__proto__[minutes]=%3Cscript%3E", "/#<b>"],
];

export const FRAGMENTS: readonly string[] = ["#%", "#content", "#"];

/** Hydration keeps the page that the host sent, and no problems are logged. */
export async function checkUrl(url: string, tab: Tab, site: ProxiedSite): Promise<void> {
  const sent = await headingAt(site.url + url);
  const { heading, loggedProblems } = await openHydrated(tab, site.url + url);
  assert.deepEqual({ url, heading, loggedProblems }, { url, heading: sent, loggedProblems: [] });
}

export async function checkFragment(fragment: string, tab: Tab, site: ProxiedSite): Promise<void> {
  const { heading: expected } = await openHydrated(tab, `${site.url}/faq`);
  await tab.evaluate((hash: string) => {
    location.hash = hash;
  }, fragment);
  await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  const { heading, loggedProblems } = await until(tab, "page", ({ hydrated }) => hydrated);
  assert.deepEqual(
    { fragment, heading, loggedProblems },
    { fragment, heading: expected, loggedProblems: [] },
  );
}

async function headingAt(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const heading = DomUtils.findOne(({ name }) => name === "h1", parseDocument(html).children);
  return heading ? DomUtils.textContent(heading).replace(/\s+/g, " ").trim() : "";
}
