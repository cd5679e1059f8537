import type { Page, Route } from "@playwright/test";
import { content } from "../support/site-content";
import { contactForm, fillIn, THANKS } from "./support/contact-form";
import { newSubmission, received } from "./support/intake";
import { expect, follow, hydrated, SITE_URL, test, visit } from "./support/test";

/*
 * A tab that was opened before a deploy may request files that no longer exist. Whatever the host sends
 * instead, links must still show the right page. A link may load one new document, which refers to the new
 * files.
 */

const isContactPage = (url: URL) => url.href === `${SITE_URL}/contact`;

async function followContactLink(page: Page, whenLoading: () => Promise<void>): Promise<number> {
  let documents = 0;
  await page.route(isContactPage, async (route) => {
    if (route.request().resourceType() === "document") {
      documents += 1;
      await whenLoading();
    }
    await route.continue();
  });
  await follow(page, "/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.contact.title);
  await expect(page).toHaveURL(`${SITE_URL}/contact`);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  return documents;
}

async function sendForm(page: Page): Promise<void> {
  const submission = newSubmission();
  await fillIn(page, submission);
  const { button, status } = contactForm(page);
  await button.click();
  await expect(status).toHaveText(THANKS);
  expect(await received(submission.email)).toHaveLength(1);
}

const APP_DATA = /\/page-data\/app-data\.json$/;
const ofAnotherBuild = (route: Route) =>
  route.fulfill({ json: { webpackCompilationHash: "another" } });

test("if the data is from another build, a link to the contact page loads one document, and going back shows the previous page", async ({
  page,
}) => {
  await visit(page, "/pricing");
  await page.route(APP_DATA, ofAnotherBuild);
  const documents = await followContactLink(page, () => page.unroute(APP_DATA));
  expect(documents).toBe(1);
  await sendForm(page);
  await page.goBack();
  await expect(page).toHaveURL(`${SITE_URL}/pricing`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.plans.title);
});

test("if the data keeps coming from another build, the page reloads only once, and the form works", async ({
  page,
}) => {
  await page.route(APP_DATA, ofAnotherBuild);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto("/contact");
  await expect.poll(() => documents).toBe(2);
  await hydrated(page);
  await sendForm(page);
  expect(documents).toBe(2);
});
