import type { Page } from "@playwright/test";
import { content } from "../support/site-content";
import {
  contactForm,
  EMPTY,
  expectValues,
  fillIn,
  newSubmission,
  THANKS,
} from "./support/contact-form";
import { expect, follow, hydrated, test, visit } from "./support/test";

/** Everything that the browser keeps for the site, as text. */
const keptFor = (page: Page) =>
  page.evaluate(() => ({
    tab: JSON.stringify({ ...sessionStorage }),
    browser: JSON.stringify({ ...localStorage }) + document.cookie,
  }));

test("what was typed survives a reload and other pages in its tab, and goes with the success", async ({
  page,
  context,
}) => {
  await visit(page, "/contact");
  const submission = newSubmission();
  await fillIn(page, submission);

  await page.reload();
  await hydrated(page);
  await expectValues(page, submission);

  await follow(page, "/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.plans.title);
  await follow(page, "/contact");
  await expectValues(page, submission);
  await page.goBack();
  await page.goForward();
  await expectValues(page, submission);

  // In this tab's storage alone.
  const kept = await keptFor(page);
  expect(kept.tab).toContain(submission.email);
  expect(kept.browser).not.toContain(submission.email);
  const other = await context.newPage();
  await visit(other, "/contact");
  await expectValues(other, EMPTY);
  await other.close();

  const { button, status } = contactForm(page);
  await button.click();
  await expect(status).toHaveText(THANKS);
  expect((await keptFor(page)).tab).not.toContain(submission.email);
  await page.reload();
  await hydrated(page);
  await expectValues(page, EMPTY);
});
