import type { Behaviour } from "../support/staged-intake";
import {
  contactForm,
  EMPTY,
  expectValues,
  FAILURE,
  fillIn,
  ICON_FONT,
  newSubmission,
  THANKS,
} from "./support/contact-form";
import { answerWith, received } from "./support/intake";
import { expect, hydrated, INTAKE_URL, test, visit } from "./support/test";

/** The browser reports what became of the submission, and nothing else may go wrong. */
const ABOUT_THE_SUBMISSION = new RegExp(INTAKE_URL);

const FAILURES: [name: string, behaviour: Behaviour][] = [
  ["a 500", { kind: "answer", status: 500, body: '{"error":"broken"}' }],
  ["a reset", { kind: "reset" }],
  ["a reset in the middle of the answer", { kind: "reset-during-body" }],
  ["no CORS headers", { kind: "answer", status: 204, allowOrigin: [] }],
  ["broken JSON", { kind: "answer", status: 200, body: '{"status":' }],
  ["an empty 200", { kind: "answer", status: 200 }],
];

for (const [name, behaviour] of FAILURES) {
  test(`after ${name} every value stays, and the visitor may try again`, async ({
    page,
    problems,
  }) => {
    problems.allow(ABOUT_THE_SUBMISSION);
    await visit(page, "/contact");
    const submission = newSubmission();
    await answerWith(submission.email, behaviour);
    await fillIn(page, submission);
    const { button, form, alert, status } = contactForm(page);
    await button.click();
    await expect(alert).toHaveText(FAILURE);
    await expect(alert).toBeInViewport();
    await expectValues(page, submission);
    await expect(form).toHaveAttribute("aria-busy", "false");
    await expect(status).toHaveText("");
    // It arrived although the answer can't be read: nothing is sent again by itself.
    expect(await received(submission.email)).toHaveLength(1);

    await answerWith(submission.email, { kind: "answer", status: 204 });
    await button.click();
    await expect(status).toHaveText(THANKS);
    await expect(alert).toHaveText("");
    await expectValues(page, EMPTY);
    expect(await received(submission.email)).toHaveLength(2);
  });
}

for (const behaviour of [{ kind: "never" }, { kind: "stall" }] as const) {
  test(`no whole answer within 30 seconds is a failure (${behaviour.kind})`, async ({
    page,
    problems,
  }) => {
    problems.allow(ABOUT_THE_SUBMISSION);
    await page.clock.install();
    await visit(page, "/contact");
    await page.clock.pauseAt(Date.now() + 60_000);
    const submission = newSubmission();
    await answerWith(submission.email, behaviour);
    await fillIn(page, submission);
    const { button, form, alert } = contactForm(page);
    await button.click();
    await expect.poll(async () => (await received(submission.email)).length).toBe(1);
    await page.clock.runFor(29_999);
    await expect(form).toHaveAttribute("aria-busy", "true");
    await expect(alert).toHaveText("");
    await page.clock.runFor(1);
    await expect(alert).toHaveText(FAILURE);
    await expectValues(page, submission);
    await expect(form).toHaveAttribute("aria-busy", "false");
  });
}

test("offline is a failure as well", async ({ page, context, problems }) => {
  problems.allow(ABOUT_THE_SUBMISSION);
  problems.allow(ICON_FONT);
  // Gatsby fetches the other pages ahead meanwhile.
  problems.allow(/page-data\.json/);
  await visit(page, "/contact");
  const submission = newSubmission();
  await fillIn(page, submission);
  await context.setOffline(true);
  const { button, alert, status } = contactForm(page);
  await button.click();
  await expect(alert).toHaveText(FAILURE);
  await expectValues(page, submission);
  await context.setOffline(false);
  await button.click();
  await expect(status).toHaveText(THANKS);
});

for (const code of [401, 403]) {
  test(`a ${code} reloads the page once; then the values are back with the message`, async ({
    page,
    problems,
  }) => {
    problems.allow(new RegExp(`status of ${code} .*${INTAKE_URL}`));
    await visit(page, "/contact");
    const submission = newSubmission();
    await answerWith(submission.email, { kind: "answer", status: code, body: "{}" });
    await fillIn(page, submission);
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    const { button, alert, status } = contactForm(page);
    const reloaded = page.waitForEvent("load");
    await button.click();
    await reloaded;
    await hydrated(page);
    await expect(alert).toHaveText(FAILURE);
    await expectValues(page, submission);
    expect(loads).toBe(1);

    // The answer is still the same, and the page stays.
    await button.click();
    await expect.poll(async () => (await received(submission.email)).length).toBe(2);
    await expect(alert).toHaveText(FAILURE);
    await expectValues(page, submission);
    expect(loads).toBe(1);

    await answerWith(submission.email, { kind: "answer", status: 204 });
    await button.click();
    await expect(status).toHaveText(THANKS);
    await expectValues(page, EMPTY);
  });
}
