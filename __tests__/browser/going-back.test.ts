import type { Page } from "@playwright/test";
import { PATIENCE_MS } from "../../src/runtime/navigate";
import { content } from "../support/site-content";
import {
  expect,
  hold,
  hydrated,
  navigateInApp,
  scrollTo,
  scrollTop,
  settled,
  test,
  visit,
} from "./support/test";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** From a page to Pricing without a load, and that loaded anew, with some files still on their way. */
async function reloadPricing(page: Page, from: string, files: string): Promise<() => void> {
  await visit(page, from);
  await navigateInApp(page, "/pricing");
  await expect(title(page)).toHaveText(content.plans.title);
  const letThrough = await hold(page, files);
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(title(page)).toHaveText(content.plans.title);
  return letThrough;
}

for (const [what, files] of [
  ["the scripts have come", "**/*.js"],
  ["the last of them has", "**/app-*.js"],
] as const) {
  test(`who goes back after a reload, before ${what}, comes to the page of the address`, async ({
    page,
  }) => {
    const letThrough = await reloadPricing(page, "/contact", files);
    // Not Playwright's own, which waits for a page that only comes if all is well.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/contact");
    letThrough();
    await expect(title(page)).toHaveText(content.contact.title);
    await hydrated(page);
    await expect(title(page)).toHaveText(content.contact.title);
    await expect(page).toHaveURL("/contact");
    await page.goForward();
    await expect(title(page)).toHaveText(content.plans.title);
    await expect(page).toHaveURL("/pricing");
  });
}

test("of a page that the browser loads and one that is followed meanwhile, the second is shown in the end", async ({
  page,
}) => {
  await visit(page, "/");
  await navigateInApp(page, "/features");
  await expect(title(page)).toHaveText(content.features.title);
  await page.route("**/page-data/pricing/page-data.json", () => {});
  const letThrough = await hold(page, "**/pricing");
  // By a script's clicks: nothing is fetched before them, and the test's own hands are bound while a page loads.
  await page.evaluate((milliseconds) => {
    const click = (address: string) =>
      document.querySelector<HTMLAnchorElement>(`header a[href="${address}"]`)?.click();
    click("/pricing");
    setTimeout(click, milliseconds, "/");
  }, PATIENCE_MS + 500);
  await page.waitForRequest(/\/pricing$/);
  await page.waitForTimeout(1_500);
  letThrough();
  await expect(page).toHaveURL("/");
  await expect(title(page)).toHaveText(content.home.hero.title);
  await hydrated(page);
  await expect(page).toHaveURL("/");
});

test("who goes back and forward again before the page has come finds the page of every link", async ({
  page,
}) => {
  const data = "**/page-data/index/page-data.json";
  const letThrough = await reloadPricing(page, "/", data);
  await hydrated(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/");
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL("/pricing");
  const answer = page.waitForResponse(data);
  letThrough();
  await (await answer).finished();
  await settled(page);
  await navigateInApp(page, "/pricing");
  await settled(page);
  await expect(title(page)).toHaveText(content.plans.title);
  await navigateInApp(page, "/");
  await expect(title(page)).toHaveText(content.home.hero.title);
});

test("who goes back to a page whose data can't be had comes there by the browser's own load", async ({
  page,
  problems,
}) => {
  const data = "**/page-data/features/page-data.json";
  // Gatsby looks for a page about it, too.
  problems.allow(/page-data\/(?:features|500\.html)/);
  await visit(page, "/features");
  await navigateInApp(page, "/pricing");
  await expect(title(page)).toHaveText(content.plans.title);
  await page.route(data, (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await hydrated(page);
  page.on("request", (request) => request.isNavigationRequest() && page.unroute(data));
  await page.evaluate(() => history.back());
  await expect(title(page)).toHaveText(content.features.title);
  await expect(page).toHaveURL("/features");
  await hydrated(page);
  await page.goForward();
  await expect(title(page)).toHaveText(content.plans.title);
});

test("who goes back while the page scrolls to its top is where they were on the page before", async ({
  page,
}) => {
  await visit(page, "/case-studies");
  await scrollTo(page, 600);
  await navigateInApp(page, "/features");
  await expect(title(page)).toHaveText(content.features.title);
  await scrollTo(page, 1_500);
  await page.getByRole("button", { name: content.site.shell.backToTop }).click();
  await expect.poll(() => scrollTop(page)).toBeLessThan(1_500);
  await page.goBack();
  await expect(title(page)).toHaveText(content.caseStudies.title);
  await expect.poll(() => scrollTop(page)).toBe(600);
  await page.waitForTimeout(500);
  expect(await scrollTop(page)).toBe(600);
});
