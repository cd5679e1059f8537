import { startForeignSite } from "./foreign/foreign-site";
import { runStall, STALLS } from "./foreign/stalls";
import { tabOf } from "./support/tab";
import { expect, test } from "./support/test";

test("each case has a name of its own", () => {
  expect(new Set(STALLS.map(({ name }) => name)).size).toBe(STALLS.length);
});

for (const stall of STALLS) {
  test(`a visitor gets on though ${stall.name}`, async ({ page, problems }) => {
    // Another origin than the site's, and the browser says what didn't come.
    problems.allow(/./);
    const site = await startForeignSite();
    try {
      await runStall(stall, tabOf(page), site);
    } finally {
      await site.close();
    }
  });
}
