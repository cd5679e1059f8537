import type { Page } from "@playwright/test";
import { content } from "../support/site-content";
import { expect, hold, hydrated, navigateInApp, settled, test, visit } from "./support/test";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

async function reloadPricing(page: Page, from: string, files: string): Promise<() => void> {
  await visit(page, from);
  await navigateInApp(page, "/pricing");
  await expect(title(page)).toHaveText(content.plans.title);
  const release = await hold(page, files);
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(title(page)).toHaveText(content.plans.title);
  return release;
}

test("going back after a reload, before the scripts load, shows the page that matches the URL", async ({
  page,
}) => {
  const release = await reloadPricing(page, "/contact", "**/*.js");
  // Playwright's goBack waits for a load event, which may not fire.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/contact");
  release();
  await expect(title(page)).toHaveText(content.contact.title);
  await hydrated(page);
  await expect(title(page)).toHaveText(content.contact.title);
  await expect(page).toHaveURL("/contact");
  await page.goForward();
  await expect(title(page)).toHaveText(content.plans.title);
  await expect(page).toHaveURL("/pricing");
});

test("links still show the right pages if the visitor went back and forward before the page loaded", async ({
  page,
}) => {
  const data = "**/page-data/index/page-data.json";
  const release = await reloadPricing(page, "/", data);
  await hydrated(page);
  // In one step, because going back may reload the page.
  await page.evaluate(async () => {
    history.back();
    await new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    history.forward();
  });
  await expect(page).toHaveURL("/pricing");
  const response = page.waitForResponse(data);
  release();
  await (await response).finished();
  await settled(page);
  await navigateInApp(page, "/pricing");
  await settled(page);
  await expect(title(page)).toHaveText(content.plans.title);
  await navigateInApp(page, "/");
  await expect(title(page)).toHaveText(content.home.hero.title);
});

test("if Back or Forward changes the URL before the scripts start, the page that matches the URL is shown without a hydration error", async ({
  page,
}) => {
  await page.addInitScript(() => history.replaceState(null, "", "/pricing"));
  await visit(page, "/");
  await expect(title(page)).toHaveText(content.plans.title);
  await settled(page);
});
