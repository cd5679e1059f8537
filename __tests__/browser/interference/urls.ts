import { expect } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import { PAGES } from "../../support/site-content";
import type { Tab } from "../faults/tab";
import type { ProxiedSite } from "./proxied-site";
import { openHydrated, until } from "./until";

/** Paths at which Home is shown, without another address. */
const UNKNOWN = ["/deep/down/there?from=mail&x=1", "/a%20b/%C3%BC", "/services/agile/#devops"];

export const URLS: readonly string[] = [
  ...PAGES.map(({ path }) => path),
  ...["/contact.html", "/404.html", "//contact", "/faq///", "/%63ontact"],
  ...["/contact%2F/", "/contact/%2e", "/%F0%9F%98%80"],
  ...UNKNOWN,
  // Invalid percent encoding.
  ...["/%", "/%c3%28", "/contact/%", "/contact?%", "/faq#%"],
  // Malformed input for the plan finder.
  ...["/pricing?minutes=%&parallel=%E0%A4%A", "/pricing?__proto__[minutes]=%3Cscript%3E", "/#<b>"],
];

export const FRAGMENTS: readonly string[] = ["#%", "#content", "#"];

/** Hydration keeps the page that the host sent, and no problems are logged. */
export async function checkUrl(path: string, tab: Tab, site: ProxiedSite): Promise<void> {
  const heading = await headingAt(site.url + path);
  const seen = await openHydrated(tab, site.url + path);
  // The page at /404.html is Home, whose path differs, so React draws it again.
  const isAsSent = path !== "/404.html";
  expect(seen, path).toMatchObject({ heading, isAsSent, loggedProblems: [] });
  if (UNKNOWN.includes(path)) expect(seen.url).toBe(site.url + path);
}

export async function checkFragment(fragment: string, tab: Tab, site: ProxiedSite): Promise<void> {
  const { heading } = await openHydrated(tab, `${site.url}/faq`);
  await tab.evaluate((hash: string) => {
    location.hash = hash;
  }, fragment);
  await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  const seen = await until(tab, "page", ({ hydrated }) => hydrated);
  expect(seen, fragment).toMatchObject({ heading, isAsSent: true, loggedProblems: [] });
}

async function headingAt(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const heading = DomUtils.findOne(({ name }) => name === "h1", parseDocument(html).children);
  return heading ? DomUtils.textContent(heading).replace(/\s+/g, " ").trim() : "";
}
