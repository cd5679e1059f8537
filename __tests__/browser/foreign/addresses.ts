import assert from "node:assert/strict";
import { request } from "node:http";
import { Parser } from "htmlparser2";
import type { Tab } from "../faults/tab";
import type { ForeignSite } from "./foreign-site";
import { until } from "./until";

/** Addresses as visitors, other sites and programs write them. */
export const ADDRESSES: readonly string[] = [
  // Each page, as it is linked to, with a slash, and with the name of its file.
  ...["/", "/features", "/services", "/pricing", "/case-studies", "/faq", "/contact"],
  ...["/features/", "/pricing/", "/contact/", "/features.html", "/faq.html", "/contact.html"],
  ...["/index.html", "/404.html", "/404", "/contact/index.html"],
  // Slashes too many, and characters that needn't be encoded.
  ...[
    "//",
    "//contact",
    "///faq",
    "/contact//",
    "/faq///",
    "/%63ontact",
    "/contact%2f",
    "/contact%2F/",
  ],
  ...["/contact%20", "/%2e%2e/contact", "/contact/%2e", "/Contact", "/CONTACT/"],
  // What no page has.
  ...["/nowhere", "/a/b/c", "/contact/more", "/contact;x=1", "/constructor", "/__proto__"],
  ...["/page-data", "/%F0%9F%98%80", "/caf%C3%A9", "/100%25", "/%25", "/%2525"],
  // What can't be decoded.
  ...["/%", "/%zz", "/%ff", "/%c3%28", "/contact/%", "//%"],
  // Queries and fragments.
  ...["/contact?%", "/?%zz=%", "/pricing?email=a%40b.test&x=%E0%A4%A", "/nowhere?a=%25#%25"],
  ...["/faq#%", "/#%", "/contact#%zz", "/faq#%E0%A4%A", "/pricing#pro", "/#<b>", "/faq#ci-server%"],
];

/** What a link, a script or the visitor may make of the fragment of a page that is shown. */
export const FRAGMENTS: readonly string[] = ["#%", "#%zz", "#content", "#", "#%E0%A4%A", "#a%20b"];

/**
 * Opens an address and checks that the browser shows the page that the host has sent, React's own
 * included, and has nothing to complain about.
 *
 * @throws AssertionError for what is not so.
 */
export async function checkAddress(address: string, tab: Tab, site: ForeignSite): Promise<void> {
  const sent = await headingAt(site.url, address);
  await tab.open(site.url + address);
  const seen = await until(tab, "hydration", ({ hydrated }) => hydrated);
  assert.deepEqual({ heading: seen.heading, seen: seen.seen }, { heading: sent, seen: [] });
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
  assert.deepEqual(
    { heading: after.heading, seen: after.seen },
    { heading: before.heading, seen: [] },
  );
}

/** The heading in the HTML that the host sends, whose path goes there as it is written. */
async function headingAt(url: string, address: string): Promise<string> {
  // As a browser reads it: it takes dots out, and leaves what can't be decoded.
  const { hostname, port, pathname, search } = new URL(url + address);
  const html = await new Promise<string>((resolve, reject) => {
    request({ hostname, port, path: pathname + search }, async (answer) => {
      let text = "";
      for await (const chunk of answer) text += chunk;
      resolve(text);
    })
      .on("error", reject)
      .end();
  });
  return firstHeading(html);
}

function firstHeading(html: string): string {
  let inside = 0;
  let heading: string | undefined;
  const parser = new Parser({
    onopentag(name) {
      if (name === "h1" && heading === undefined) {
        inside = 1;
        heading = "";
      }
    },
    ontext(text) {
      if (inside) heading += text;
    },
    onclosetag(name) {
      if (name === "h1") inside = 0;
    },
  });
  parser.end(html);
  return (heading ?? "").replace(/\s+/g, " ").trim();
}
