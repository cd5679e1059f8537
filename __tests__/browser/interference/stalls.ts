import { content } from "../../support/site-content";
import type { Tab } from "../faults/tab";
import { checkReceived, newSubmission } from "../support/intake";
import { typeInto } from "./page-functions";
import type { FileFault, ProxiedSite } from "./proxied-site";
import { arrival, openHydrated, until } from "./until";

const FILES = {
  "the contact page's data": /^\/page-data\/contact\/page-data\.json/,
  "the contact page's script": /^\/component---src-templates-contact-.*\.js$/,
  "the contact page's styles": /^\/component---src-templates-contact.*\.css$/,
  "the runtime": /^\/app-.*\.js$/,
  "every font": /\.woff2$/,
  "every picture": /\.(avif|webp|png|svg)$/,
};

export interface Stall {
  name: string;
  file: keyof typeof FILES;
  fault: FileFault;
  /** "for a while" is like "during navigation", but the fault ends after one second. */
  when: "before" | "during navigation" | "for a while";
}

const stall = (file: Stall["file"], fault: FileFault, when: Stall["when"]): Stall => ({
  name: `${file} ${fault} ${when}`,
  file,
  fault,
  when,
});

/** Files that stall, are missing or are broken. redeploy.test.ts tests files from another build. */
export const STALLS: readonly Stall[] = [
  stall("the contact page's data", "stalls", "before"),
  stall("the contact page's script", "stalls", "before"),
  stall("the runtime", "stalls", "before"),
  // This list has no stalled fonts, because browser drivers wait for fonts to load.
  stall("every font", "is broken", "before"),
  stall("every picture", "is broken", "before"),
  stall("the contact page's data", "stalls", "during navigation"),
  stall("the contact page's script", "stalls", "during navigation"),
  stall("the contact page's script", "is missing", "during navigation"),
  stall("the contact page's styles", "stalls", "during navigation"),
  stall("the contact page's styles", "is missing", "during navigation"),
  stall("the contact page's script", "stalls", "for a while"),
];

/** The page is shown and its links work during the fault, and the form can be sent once it ends. */
export async function runStall({ file, fault, when }: Stall, tab: Tab, site: ProxiedSite) {
  // Test the pictures on Home, because the contact page has none.
  const path = file === "every picture" ? "/" : "/contact";
  let before = 0;
  if (when === "before") {
    site.disturb(FILES[file], fault);
    await tab.open(site.url + path);
  } else {
    await openHydrated(tab, `${site.url}/features`);
    before = site.requested.length;
    site.disturb(FILES[file], fault);
    if (when === "for a while") setTimeout(() => site.disturb(), 1_000);
    await tab.click(`header a[href="${path}"]`);
  }
  await arrival(tab, site.url, path);
  await until(tab, `request for ${file}`, () =>
    site.requested.slice(before).some((requested) => FILES[file].test(requested)),
  );
  await tab.click('nav a[href="/pricing"]');
  await arrival(tab, site.url, "/pricing");

  site.disturb();
  await tab.click('nav a[href="/contact"]');
  await arrival(tab, site.url, "/contact");
  const typed = newSubmission();
  await tab.evaluate(typeInto, typed);
  await tab.click('form [type="submit"]');
  await until(tab, "thanks", ({ status }) => status === content.contact.contactForm.success);
  await checkReceived(typed, 1);
}
