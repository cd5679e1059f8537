import type { Page } from "@playwright/test";
import { ensureChromium, wholeBrowser } from "../../tools/shared/chromium";
import { content } from "../support/site-content";
import { contactForm, EMPTY, expectValues, FAILURE, fillIn, THANKS } from "./support/contact-form";
import { answerWith, newSubmission, received } from "./support/intake";
import { expect, hydrated, INTAKE_URL, test, visit } from "./support/test";

// Chromium's headless shell has no back/forward cache, and Playwright switches it off.
test.use({
  launchOptions: {
    ...wholeBrowser(ensureChromium()),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

declare global {
  interface Window {
    /** Set where the browser brought a page back as it was left. */
    restored?: boolean;
  }
}

/** Leaves for another document and comes back to a page that the browser has kept alive. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener("pageshow", (event) => {
      window.restored = event.persisted;
    });
  });
  await page.goto("/faq");
  // There is no second load to wait for.
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => window.restored)).toBe(true);
}

test("a failure comes back with its ways out; a success with an empty form, and nothing is sent again", async ({
  page,
  problems,
}) => {
  problems.allow(new RegExp(INTAKE_URL));
  await visit(page, "/contact");
  const submission = newSubmission();
  await answerWith(submission.email, { kind: "answer", status: 500 });
  await fillIn(page, submission);
  const { button, status, alert } = contactForm(page);
  await button.click();
  await expect(alert).toHaveText(FAILURE);
  await leaveAndComeBack(page);
  await expect(alert).toHaveText(FAILURE);
  await expectValues(page, submission);

  await answerWith(submission.email, { kind: "answer", status: 204 });
  await page.getByRole("button", { name: content.contact.form.rescue.again }).click();
  await expect(status).toHaveText(THANKS);
  await leaveAndComeBack(page);
  await expectValues(page, EMPTY);
  await page.reload();
  await hydrated(page);
  await expectValues(page, EMPTY);
  // The one that failed, and the one that didn't.
  expect(await received(submission.email)).toHaveLength(2);
});
