import assert from "node:assert/strict";
import { content, PAGES } from "../../support/site-content";
import type { Tab } from "../faults/tab";
import { newEmail, received } from "../support/intake";
import type { FileFault, ForeignSite } from "./foreign-site";
import { typeInto } from "./page";
import { until } from "./until";

/** What a page consists of besides its HTML. */
const FILES = {
  "the contact page's data": /^\/page-data\/contact\/page-data\.json/,
  "the build's data": /^\/page-data\/app-data\.json/,
  "the contact page's script": /^\/component---src-templates-contact-.*\.js$/,
  "the contact page's styles": /^\/component---src-templates-contact.*\.css$/,
  "the runtime": /^\/app-.*\.js$/,
  React: /^\/framework-.*\.js$/,
  "every font": /\.woff2$/,
  "every picture": /\.(avif|webp|png|svg)$/,
  "every script and all data": /\.(js|json)$/,
};

export interface Stall {
  name: string;
  file: keyof typeof FILES;
  fault: FileFault;
  /**
   * When it happens: before the page is opened, or while the visitor is on another page and goes there;
   * "for a while" ends by itself.
   */
  when: "before" | "on the way" | "for a while";
}

const stall = (file: Stall["file"], fault: FileFault, when: Stall["when"]): Stall => ({
  name: `${file} ${fault} ${when}`,
  file,
  fault,
  when,
});

export const STALLS: readonly Stall[] = [
  ...(Object.keys(FILES) as Stall["file"][])
    // A page that is opened has its styles in its HTML.
    .filter((file) => file !== "the contact page's styles")
    .map((file) =>
      // The browsers' drivers wait for all fonts of a page that they open.
      stall(file, /^every /.test(file) ? "is broken" : "stalls", "before"),
    ),
  stall("the contact page's data", "is HTML", "before"),
  stall("the contact page's script", "is missing", "before"),
  stall("the runtime", "is cut off", "before"),
  stall("the contact page's data", "stalls", "on the way"),
  stall("the contact page's script", "stalls", "on the way"),
  stall("the contact page's styles", "stalls", "on the way"),
  stall("every picture", "stalls", "on the way"),
  stall("every script and all data", "stalls", "on the way"),
  stall("the contact page's data", "is broken", "on the way"),
  stall("the contact page's data", "is cut off", "on the way"),
  stall("the contact page's script", "is missing", "on the way"),
  stall("the contact page's script", "is cut off", "on the way"),
  stall("the contact page's styles", "is missing", "on the way"),
  stall("the contact page's data", "stalls", "for a while"),
  stall("the contact page's script", "stalls", "for a while"),
];

/**
 * Goes to a page while a file of it doesn't come as it should, and checks that the page is there, that its
 * links work meanwhile, and that once all is well the form can be sent.
 *
 * @throws AssertionError for what is not so.
 */
export async function runStall({ file, fault, when }: Stall, tab: Tab, site: ForeignSite) {
  // The contact page has no pictures; to Home the logo leads, whatever the navigation holds.
  const path = file === "every picture" ? "/" : "/contact";
  let before = 0;
  if (when === "before") {
    site.disturb(FILES[file], fault);
    await tab.open(site.url + path);
  } else {
    await tab.open(`${site.url}/features`);
    await until(tab, "hydration", ({ hydrated }) => hydrated);
    if (file === "every script and all data") await dataOfLinks(tab, site);
    before = site.asked.length;
    site.disturb(FILES[file], fault);
    if (when === "for a while") setTimeout(() => site.disturb(), 1_000);
    await tab.click(`header a[href="${path}"]`);
  }
  await arrival(tab, site, path);
  await until(tab, `the page asks for ${file}`, () =>
    site.asked.slice(before).some((asked) => FILES[file].test(asked)),
  );
  await tab.click('nav a[href="/pricing"]');
  await arrival(tab, site, "/pricing");

  site.disturb();
  await tab.click('nav a[href="/contact"]');
  await arrival(tab, site, "/contact");
  const email = newEmail();
  await tab.evaluate(typeInto, {
    ...{ firstName: "Ada", lastName: "Okafor", email },
    ...{ company: "Emberline", message: "Hello" },
  });
  await tab.click('form [type="submit"]');
  await until(tab, "thanks", ({ status }) => status === content.contact.form.success);
  assert.equal((await received(email)).length, 1, "the intake has");
}

/**
 * Waits until a page has asked for the data of the links in view, as Gatsby does three seconds after it
 * has started. A browser opens six connections to a server of HTTP/1.1, as this one is; with five of
 * them and the chosen page's stalled, no document could come either. The site's host speaks HTTP/2.
 */
async function dataOfLinks(tab: Tab, { asked }: ForeignSite): Promise<void> {
  const links = content.site.nav.filter(({ href }) => href.startsWith("/"));
  await until(tab, "data of the links in view", () =>
    links.every(({ href }) => asked.includes(`/page-data${href}/page-data.json`)),
  );
}

async function arrival(tab: Tab, site: ForeignSite, path: string): Promise<void> {
  const page = PAGES.find((one) => one.path === path);
  await until(
    tab,
    `page ${path}`,
    ({ url, heading }) => url === site.url + path && heading === page?.heading,
  );
}
