import { content } from "../support/site-content";
import { contactForm } from "./support/contact-form";
import {
  expect,
  follow,
  hydrated,
  navigateInApp,
  SITE_URL,
  scrollTo,
  test,
  visit,
} from "./support/test";

const UNKNOWN = ["/deep/down/there?from=mail&x=1", "/a%20b/%C3%BC", "/services/agile/#devops"];

declare global {
  interface Window {
    headings?: string[];
    firstHeading?: Element;
  }
}

test("an unknown path shows Home at that URL without a flash of other content", async ({
  page,
  problems,
}) => {
  // The document's 404 status is the only error that the browser may report.
  problems.allow(/status of 404 .*\/(there\?from=mail&x=1|%C3%BC|agile\/(#devops)?)\)$/);
  await page.addInitScript(() => {
    window.headings = [];
    new MutationObserver(() => {
      const heading = document.querySelector("h1");
      const text = heading?.textContent ?? "";
      if (heading !== null) window.firstHeading ??= heading;
      if (text !== "" && text !== window.headings?.at(-1)) window.headings?.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  for (const path of UNKNOWN) {
    const response = await visit(page, path);
    await page.waitForLoadState("networkidle");
    expect(response.status()).toBe(404);
    await expect(page).toHaveURL(SITE_URL + path);
    expect(await page.evaluate(() => window.headings)).toEqual([content.home.hero.title]);
    // React must have hydrated the host's HTML instead of rendering the page again.
    expect(await page.evaluate(() => window.firstHeading?.isConnected)).toBe(true);
    await expect(page.locator("body")).not.toContainText(/not found|404/i);
  }
});

test("if the host serves a variant of a page's path with Home's 404.html, the page is shown without a hydration error", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404 .*\/contact/);
  await page.route(/contact/, async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    return route.fulfill({ response: await route.fetch({ url: `${SITE_URL}/nowhere` }) });
  });
  for (const path of ["//contact", "/contact//", "/contact"]) {
    await page.goto(SITE_URL + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.contact.title);
    await hydrated(page);
    await contactForm(page).button.click();
    await expect(contactForm(page).field("firstName")).toBeFocused();
  }
});

test("navigating to an unknown path, or going back to it, shows Home at that URL", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404 .*\/nowhere\)$/);
  const heading = page.getByRole("heading", { level: 1 });
  await visit(page, "/pricing");
  await navigateInApp(page, "/nowhere");
  await expect(heading).toHaveText(content.home.hero.title);
  await expect(page).toHaveURL(`${SITE_URL}/nowhere`);
  await scrollTo(page, 900);
  await follow(page, "/pricing");
  await expect(heading).toHaveText(content.plans.title);
  await page.goBack();
  await expect(page).toHaveURL(`${SITE_URL}/nowhere`);
  await expect(heading).toHaveText(content.home.hero.title);
  await page.reload();
  await hydrated(page);
  await expect(heading).toHaveText(content.home.hero.title);
});
