import { ADDRESSES, checkAddress, checkFragment, FRAGMENTS } from "./foreign/addresses";
import { type ForeignSite, startForeignSite } from "./foreign/foreign-site";
import { tabOf } from "./support/tab";
import { expect, test } from "./support/test";

let site: ForeignSite;
test.beforeAll(async () => {
  site = await startForeignSite();
});
test.afterAll(() => site.close());

// Another origin than the site's, and a host says 404 of what it doesn't know.
test.beforeEach(({ problems }) => problems.allow(/^third party|status of 404/));

test("there are 50 addresses, each another", () => {
  expect(new Set(ADDRESSES).size).toBe(ADDRESSES.length);
  expect(ADDRESSES.length).toBeGreaterThanOrEqual(50);
});

for (const address of ADDRESSES) {
  test(`${address} shows the page that the host sends`, async ({ page }) => {
    await checkAddress(address, tabOf(page), site);
  });
}

for (const fragment of FRAGMENTS) {
  test(`a page stays when its fragment becomes ${fragment}`, async ({ page }) => {
    await checkFragment(fragment, tabOf(page), site);
  });
}
