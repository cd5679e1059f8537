import type { Page } from "@playwright/test";
import { CHOSEN_PLAN, content } from "../support/site-content";
import {
  contactForm,
  EMPTY,
  expectValues,
  fillIn,
  newSubmission,
  sendForm,
  THANKS,
} from "./support/contact-form";
import { expect, follow, hydrated, SITE_URL, test, visit } from "./support/test";

/** Everything that the browser keeps for the site, as text. */
const keptFor = (page: Page) =>
  page.evaluate(() => ({
    tab: JSON.stringify({ ...sessionStorage }),
    browser: JSON.stringify({ ...localStorage }) + document.cookie,
  }));

test("what was typed survives a reload and other pages, and goes with the success", async ({
  page,
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

  const { button, status } = contactForm(page);
  await button.click();
  await expect(status).toHaveText(THANKS);
  expect((await keptFor(page)).tab).not.toContain(submission.email);
  await page.reload();
  await hydrated(page);
  await expectValues(page, EMPTY);
});

test("another tab does not see the draft", async ({ page, context }) => {
  await visit(page, "/contact");
  await fillIn(page, newSubmission());
  const other = await context.newPage();
  await visit(other, "/contact");
  await expectValues(other, EMPTY);
});

test("a chosen plan leaves the visitor's own message alone, and the payload keeps its keys", async ({
  page,
}) => {
  await visit(page, "/contact");
  const submission = newSubmission();
  await fillIn(page, submission);
  await follow(page, "/pricing");
  await page.locator(`#${CHOSEN_PLAN.slug}`).getByRole("link").click();
  await expectValues(page, submission);
  const posted = page.waitForRequest((request) => request.method() === "POST");
  const { button, status } = contactForm(page);
  await button.click();
  expect(Object.keys((await posted).postDataJSON())).toEqual([
    "firstName",
    "lastName",
    "email",
    "phone",
    "company",
    "message",
  ]);
  await expect(status).toHaveText(THANKS);
});

test("a browser that denies storage costs the visitor the draft, and nothing else", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
  await visit(page, "/contact");
  await sendForm(page);
  await follow(page, "/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.plans.title);
});

test("a chosen plan is shown and begins an empty message, and both survive a reload", async ({
  page,
}) => {
  const { plan } = content.contact.form;
  const { name } = CHOSEN_PLAN;
  await visit(page, "/pricing");
  await page.locator(`#${CHOSEN_PLAN.slug}`).getByRole("link").click();
  await expect(page).toHaveURL(`${SITE_URL}/contact`);
  const { form, field } = contactForm(page);
  const chosen = form.getByText(plan.chosen.replace("[plan]", name), { exact: true });
  const message = plan.message.replace("[plan]", name);
  await expect(chosen).toBeVisible();
  await expect(field("message")).toHaveValue(message);
  await field("message").fill(`${message} And SSO?`);
  await page.reload();
  await hydrated(page);
  await expect(chosen).toBeVisible();
  await expect(field("message")).toHaveValue(`${message} And SSO?`);
});
