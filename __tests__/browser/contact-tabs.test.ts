import { contactForm, expectValues, FAILURE, fillIn, THANKS } from "./support/contact-form";
import { answerWith, newSubmission, received } from "./support/intake";
import { expect, hold, hydrated, INTAKE_URL, test, visit } from "./support/test";

test("if a submission fails, only the tab that sent it reports the failure, not a second tab with the same draft", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/500/);
  const submission = newSubmission();
  await answerWith(submission.email, { kind: "answer", status: 500 });
  const release = await hold(page, `${INTAKE_URL}/**`);
  await visit(page, "/contact");
  await fillIn(page, submission);
  await contactForm(page).button.click();
  await expect(contactForm(page).form).toHaveAttribute("aria-busy", "true");

  const opened = context.waitForEvent("page");
  await page.evaluate(() => void window.open(location.href));
  const second = await opened;
  await hydrated(second);
  await expectValues(second, submission);
  // Wait longer than the second tab waits for answers from other tabs.
  await second.waitForTimeout(1_000);
  await expect(contactForm(second).alert).toHaveText("");
  await expect(contactForm(page).form).toHaveAttribute("aria-busy", "true");

  release();
  await expect(contactForm(page).alert).toHaveText(FAILURE);
  await answerWith(submission.email, { kind: "answer", status: 204 });
  await contactForm(second).button.click();
  await expect(contactForm(second).status).toHaveText(THANKS);
  expect(await received(submission.email)).toHaveLength(2);
});
