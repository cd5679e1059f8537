import { startForeignSite } from "./foreign/foreign-site";
import { runQuiet } from "./foreign/quiet";
import { tabOf } from "./support/tab";
import { test } from "./support/test";

test("every page is quiet for 10 seconds", async ({ page, problems }) => {
  test.setTimeout(60_000);
  // Another origin than the site's.
  problems.allow(/^third party/);
  const site = await startForeignSite();
  try {
    await runQuiet(tabOf(page), site);
  } finally {
    await site.close();
  }
});
