import assert from "node:assert/strict";
import { DomUtils, parseDocument } from "htmlparser2";
import type { Tab } from "../faults/tab";
import type { ForeignSite } from "./foreign-site";
import { until } from "./until";

/** Addresses as visitors, other sites and programs write them: each reaches a browser in another way. */
export const ADDRESSES: readonly string[] = [
  ...["/contact.html", "/404.html", "//contact", "/faq///", "/%63ontact"],
  ...["/contact%2F/", "/contact/%2e", "/%F0%9F%98%80"],
  // What can't be decoded.
  ...["/%", "/%c3%28", "/contact/%", "/contact?%", "/faq#%"],
  // What the plan finder would read.
  ...["/pricing?minutes=%&parallel=%E0%A4%A", "/pricing?__proto__[minutes]=%3Cscript%3E", "/#<b>"],
];

/** What a link, a script or the visitor may make of the fragment of a page that is shown. */
export const FRAGMENTS: readonly string[] = ["#%", "#content", "#"];

/**
 * Opens an address and checks that the browser shows the page that the host has sent, React's own
 * included, and has nothing to complain about.
 *
 * @throws AssertionError for what is not so.
 */
export async function checkAddress(address: string, tab: Tab, site: ForeignSite): Promise<void> {
  const sent = await headingAt(site.url + address);
  await tab.open(site.url + address);
  const seen = await until(tab, "hydration", ({ hydrated }) => hydrated);
  const { heading, seen: complaints } = seen;
  assert.deepEqual({ address, heading, complaints }, { address, heading: sent, complaints: [] });
}

/** Changes the fragment of a page that is shown, and checks that the page stays. */
export async function checkFragment(fragment: string, tab: Tab, site: ForeignSite): Promise<void> {
  await tab.open(`${site.url}/faq`);
  const before = await until(tab, "hydration", ({ hydrated }) => hydrated);
  await tab.evaluate((hash: string) => {
    location.hash = hash;
  }, fragment);
  await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  const after = await until(tab, "page", ({ hydrated }) => hydrated);
  const { heading, seen: complaints } = after;
  const { heading: expected } = before;
  assert.deepEqual(
    { fragment, heading, complaints },
    { fragment, heading: expected, complaints: [] },
  );
}

/** The heading in the HTML that the host sends. */
async function headingAt(address: string): Promise<string> {
  const html = await (await fetch(address)).text();
  const heading = DomUtils.findOne(({ name }) => name === "h1", parseDocument(html).children);
  return heading ? DomUtils.textContent(heading).replace(/\s+/g, " ").trim() : "";
}
