import { content } from "../../support/site-content";
import type { Tab } from "../faults/tab";
import { checkReceived, newSubmission } from "../support/intake";
import type { FileFault, ForeignSite } from "./foreign-site";
import { typeInto } from "./page";
import { arrival, until } from "./until";

/** What a page consists of besides its HTML. */
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

/** What else may come in the place of a file of another build: redeploy.test.ts. */
export const STALLS: readonly Stall[] = [
  stall("the contact page's data", "stalls", "before"),
  stall("the contact page's script", "stalls", "before"),
  stall("the runtime", "stalls", "before"),
  stall("the runtime", "is cut off", "before"),
  // The browsers' drivers wait for all fonts of a page that they open.
  stall("every font", "is broken", "before"),
  stall("every picture", "is broken", "before"),
  stall("the contact page's data", "stalls", "on the way"),
  stall("the contact page's script", "stalls", "on the way"),
  stall("the contact page's script", "is missing", "on the way"),
  stall("the contact page's styles", "stalls", "on the way"),
  stall("the contact page's styles", "is missing", "on the way"),
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
    before = site.asked.length;
    site.disturb(FILES[file], fault);
    if (when === "for a while") setTimeout(() => site.disturb(), 1_000);
    await tab.click(`header a[href="${path}"]`);
  }
  await arrival(tab, site.url, path);
  await until(tab, `the page asks for ${file}`, () =>
    site.asked.slice(before).some((asked) => FILES[file].test(asked)),
  );
  await tab.click('nav a[href="/pricing"]');
  await arrival(tab, site.url, "/pricing");

  site.disturb();
  await tab.click('nav a[href="/contact"]');
  await arrival(tab, site.url, "/contact");
  const typed = newSubmission();
  await tab.evaluate(typeInto, typed);
  await tab.click('form [type="submit"]');
  await until(tab, "thanks", ({ status }) => status === content.contact.form.success);
  await checkReceived(typed, 1);
}
