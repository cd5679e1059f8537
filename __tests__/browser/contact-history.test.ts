import type { Page } from "@playwright/test";
import { wholeBrowser } from "../../tools/shared/chromium";
import { content } from "../support/site-content";
import { contactForm, EMPTY, expectValues, FAILURE, fillIn, THANKS } from "./support/contact-form";
import { newSubmission, received, respondWith } from "./support/intake";
import { expect, hydrated, INTAKE_URL, test, visit } from "./support/test";

// Chromium's headless shell has no back/forward cache, and Playwright disables the cache in full Chromium.
test.use({
  launchOptions: {
    ...wholeBrowser(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

declare global {
  interface Window {
    restored?: boolean;
  }
}

/** Checks that the browser restores the page from its back/forward cache. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener("pageshow", (event) => {
      window.restored = event.persisted;
    });
  });
  await page.goto("/faq");
  // A page restored from the back/forward cache doesn't fire another load event.
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => window.restored)).toBe(true);
}

test("going back to the form shows the error and the text after a failure, or an empty form after a success, and sends nothing", async ({
  page,
  problems,
}) => {
  problems.allow(new RegExp(INTAKE_URL));
  await visit(page, "/contact");
  const submission = newSubmission();
  await respondWith(submission.email, { kind: "response", status: 500 });
  await fillIn(page, submission);
  const { button, status, alert } = contactForm(page);
  await button.click();
  await expect(alert).toHaveText(FAILURE);
  await leaveAndComeBack(page);
  await expect(alert).toHaveText(FAILURE);
  await expectValues(page, submission);

  await respondWith(submission.email, { kind: "response", status: 204 });
  await page.getByRole("button", { name: content.contact.contactForm.rescue.again }).click();
  await expect(status).toHaveText(THANKS);
  await leaveAndComeBack(page);
  await expectValues(page, EMPTY);
  await page.reload();
  await hydrated(page);
  await expectValues(page, EMPTY);
  // Only the failed submission and the successful one were sent.
  expect(await received(submission.email)).toHaveLength(2);
});
