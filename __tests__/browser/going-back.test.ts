import type { Page } from "@playwright/test";
import { content } from "../support/site-content";
import { expect, hold, hydrated, navigateInApp, settled, test, visit } from "./support/test";

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

test("who goes back after a reload, before the scripts have come, comes to the page of the address", async ({
  page,
}) => {
  const letThrough = await reloadPricing(page, "/contact", "**/*.js");
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
