import { sentenceOf } from "../../src/sections/SuiteEstimate/suite-size";
import { content } from "../support/site-content";
import { contactForm, fillIn, THANKS } from "./support/contact-form";
import { newSubmission, received, respondWith } from "./support/intake";
import { expect, hydrated, test, visit } from "./support/test";

const words = content.contact.form.estimate;

test("numbers typed with the keyboard produce an estimate, survive the reload after a 401, and are sent with the message", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401/);
  await page.setViewportSize({ width: 1440, height: 940 });
  await visit(page, "/contact");
  const { button, field, form, status } = contactForm(page);
  const submission = newSubmission();
  await fillIn(page, { ...submission, message: "Hello." });

  await form.locator("summary").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("1,200");
  await page.keyboard.press("Tab");
  await page.keyboard.type("145");
  await page.keyboard.press("Tab");
  await page.keyboard.type("13");
  // Enter computes the estimate. In the form's other fields, it sends the form.
  await page.keyboard.press("Enter");
  const sentence = sentenceOf({ tests: 1_200, minutes: 145, runs: 13 }, words.message);
  const message = `Hello.\n\n${sentence}`;
  await expect(field("message")).toHaveValue(message);
  await expect(form.locator("details strong")).toBeVisible();

  await respondWith(submission.email, { kind: "response", status: 401 });
  const reloaded = page.waitForEvent("load");
  await button.click();
  await reloaded;
  await hydrated(page);
  await expect(field("message")).toHaveValue(message);
  await form.locator("summary").click();
  await expect(page.getByLabel(words.labels.minutes)).toHaveValue("145");

  await respondWith(submission.email, { kind: "response", status: 204 });
  await button.click();
  await expect(status).toHaveText(THANKS);
  const [, last, ...others] = await received(submission.email);
  expect(others).toEqual([]);
  expect(JSON.parse(last?.body ?? "")).toEqual({ ...submission, message });
  await expect(page.getByLabel(words.labels.minutes)).toHaveValue("");
});
