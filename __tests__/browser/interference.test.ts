import { type ProxiedSite, startProxiedSite } from "./interference/proxied-site";
import { runInterference } from "./interference/run-interference";
import { runStall, STALLS } from "./interference/stalls";
import { INTERFERENCE_CASES } from "./interference/table";
import { checkFragment, checkUrl, FRAGMENTS, URLS } from "./interference/urls";
import { tabOf } from "./support/tab";
import { test as base } from "./support/test";

const test = base.extend<{ site: ProxiedSite }>({
  site: async ({ problems }, use) => {
    // Interference, missing files, and requests to the proxy's origin make React and the browser log
    // problems.
    problems.allow(/./);
    const site = await startProxiedSite();
    await use(site);
    await site.close();
  },
});

for (const testCase of INTERFERENCE_CASES) {
  test(testCase.name, async ({ page, problems }) => {
    problems.allow(/./);
    await runInterference(testCase, tabOf(page));
  });
}

test("unusual URLs show the page that the host sends", async ({ page, site }) => {
  test.setTimeout(120_000);
  for (const url of URLS) await checkUrl(url, tabOf(page), site);
});

test("the page doesn't change when the URL's fragment changes to an unusual one", async ({
  page,
  site,
}) => {
  for (const fragment of FRAGMENTS) await checkFragment(fragment, tabOf(page), site);
});

for (const stall of STALLS) {
  test(`a visitor can continue if ${stall.name}`, async ({ page, site }) => {
    await runStall(stall, tabOf(page), site);
  });
}
