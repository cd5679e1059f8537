import { ADDRESSES, checkAddress, checkFragment, FRAGMENTS } from "./foreign/addresses";
import { type ForeignSite, startForeignSite } from "./foreign/foreign-site";
import { runHand } from "./foreign/run-hand";
import { runStall, STALLS } from "./foreign/stalls";
import { HAND_CASES } from "./foreign/table";
import { tabOf } from "./support/tab";
import { test as base } from "./support/test";

/** With a site of its own between the browser and the built one. */
const test = base.extend<{ site: ForeignSite }>({
  site: async ({ problems }, use) => {
    // Another origin than the site's; React and the browser say what they found, and what didn't come.
    problems.allow(/./);
    const site = await startForeignSite();
    await use(site);
    await site.close();
  },
});

for (const foreign of HAND_CASES) {
  test(foreign.name, async ({ page, problems }) => {
    problems.allow(/./);
    await runHand(foreign, tabOf(page));
  });
}

test("each odd address shows the page that the host sends", async ({ page, site }) => {
  test.setTimeout(120_000);
  for (const address of ADDRESSES) await checkAddress(address, tabOf(page), site);
});

test("a page stays when its fragment becomes an odd one", async ({ page, site }) => {
  for (const fragment of FRAGMENTS) await checkFragment(fragment, tabOf(page), site);
});

for (const stall of STALLS) {
  test(`a visitor gets on though ${stall.name}`, async ({ page, site }) => {
    await runStall(stall, tabOf(page), site);
  });
}
