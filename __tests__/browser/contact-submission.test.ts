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
import { answerWith, received } from "./support/intake";
import { expect, INTAKE_URL, SITE_URL, settled, test, visit } from "./support/test";

test("a submission arrives at the intake as the six keys in order, trimmed, in one simple request", async ({
  page,
  context,
}) => {
  // Playwright itself keeps quiet about preflights.
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  const methods: string[] = [];
  network.on("Network.requestWillBeSent", ({ request }) => {
    if (request.url.startsWith(INTAKE_URL)) methods.push(request.method);
  });

  await visit(page, "/contact");
  const { email } = newSubmission();
  await fillIn(page, {
    firstName: "  Ada ",
    lastName: "\tOkafor",
    email: ` ${email} `,
    phone: " (503) 555-0142 ",
    company: " Emberline & Söhne ",
    message: "\n 412 tests,\n2 h 25 min. \n",
  });
  const { button, status } = contactForm(page);
  await button.click();
  await expect(status).toHaveText(THANKS);

  const [submission, ...others] = await received(email);
  expect(others).toEqual([]);
  expect(submission?.body).toBe(
    '{"firstName":"Ada","lastName":"Okafor",' +
      `"email":"${email}","phone":"(503) 555-0142",` +
      '"company":"Emberline & Söhne","message":"412 tests,\\n2 h 25 min."}',
  );
  expect(submission?.headers).toEqual({
    origin: SITE_URL,
    "content-type": "text/plain;charset=UTF-8",
  });
  expect(methods).toEqual(["POST"]);
});

test("blank optional fields arrive as empty strings", async ({ page }) => {
  await visit(page, "/contact");
  const { email } = newSubmission();
  await fillIn(page, { ...newSubmission(), email, phone: "   ", message: " \n " });
  const { button, status } = contactForm(page);
  await button.click();
  await expect(status).toHaveText(THANKS);
  const [submission] = await received(email);
  expect(submission?.parsed).toMatchObject({ phone: "", message: "" });
});

for (const [name, send] of [
  ["a double click", "dblclick"],
  ["Enter twice", "Enter"],
] as const) {
  test(`${name} sends one request, and the form is busy meanwhile`, async ({ page }) => {
    await visit(page, "/contact");
    const submission = newSubmission();
    await answerWith(submission.email, { kind: "never" });
    await fillIn(page, submission);
    let requests = 0;
    page.on("request", (request) => {
      if (request.url().startsWith(INTAKE_URL)) requests += 1;
    });

    const { button, form, field, status } = contactForm(page);
    const spinner = button.locator('[aria-hidden="true"]').first();
    await expect(spinner).toHaveCount(0);
    if (send === "dblclick") await button.dblclick();
    else for (const _press of [1, 2]) await field("company").press("Enter");

    await expect(form).toHaveAttribute("aria-busy", "true");
    await expect(button).toBeDisabled();
    await expect(spinner).toBeVisible();
    await expect(status).toHaveText(content.contact.form.submitting);
    await field("company").press("Enter");
    await settled(page);
    await expect.poll(async () => (await received(submission.email)).length).toBe(1);
    expect(requests).toBe(1);
    await expectValues(page, submission);
  });
}

/** The code of a key that an input method keeps for itself. */
const KEPT_BY_INPUT_METHOD = 229;

test("Enter that chooses a word of an input method sends nothing, the next one what was chosen", async ({
  page,
  context,
}) => {
  await visit(page, "/contact");
  const { email } = newSubmission();
  await fillIn(page, { ...newSubmission(), email, company: "" });
  const { form, field, status } = contactForm(page);
  const keyboard = await context.newCDPSession(page);
  const press = (windowsVirtualKeyCode: number) =>
    keyboard.send("Input.dispatchKeyEvent", {
      type: "keyDown",
      key: "Enter",
      code: "Enter",
      windowsVirtualKeyCode,
      ...(windowsVirtualKeyCode === KEPT_BY_INPUT_METHOD ? {} : { text: "\r" }),
    });

  await field("company").focus();
  await keyboard.send("Input.imeSetComposition", {
    text: "かいしゃ",
    selectionStart: 4,
    selectionEnd: 4,
  });
  await expect(field("company")).toHaveValue("かいしゃ");
  await press(KEPT_BY_INPUT_METHOD);
  await keyboard.send("Input.insertText", { text: "会社" });
  await settled(page);
  await expect(field("company")).toHaveValue("会社");
  await expect(form).toHaveAttribute("aria-busy", "false");
  await expect(status).toHaveText("");
  expect(await received(email)).toEqual([]);

  await press(13);
  await expect(status).toHaveText(THANKS);
  const submissions = await received(email);
  expect(submissions.map(({ parsed }) => parsed)).toMatchObject([{ company: "会社" }]);
});

for (const [name, answer] of [
  ["an empty 204", { status: 204 }],
  ["a 200 with JSON", { status: 200, body: '{"status":"success"}' }],
] as const) {
  test(`after ${name} the form is empty again and the thanks are said`, async ({ page }) => {
    await visit(page, "/contact");
    const submission = newSubmission();
    await answerWith(submission.email, { kind: "answer", ...answer });
    await fillIn(page, submission);
    const { button, form, status, alert } = contactForm(page);
    await button.click();
    await expect(status).toHaveText(THANKS);
    await expect(status).toBeInViewport();
    await expectValues(page, EMPTY);
    await expect(form).toHaveAttribute("aria-busy", "false");
    await expect(button).toBeEnabled();
    await expect(alert).toHaveText("");
  });
}

for (const { name, ...size } of [
  { name: "a laptop", width: 1366, height: 650 },
  { name: "a phone", width: 390, height: 700 },
]) {
  test(`sent from a field on ${name}, the thanks are in the window`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, "/contact");
    await fillIn(page, newSubmission());
    const { field, status } = contactForm(page);
    await field("email").scrollIntoViewIfNeeded();
    await field("email").press("Enter");
    await expect(status).toHaveText(THANKS);
    await expect(status).toBeInViewport({ ratio: 1 });
  });
}

test("the thanks stay 8 seconds, and a second success starts the 8 seconds anew", async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, "/contact");
  await page.clock.pauseAt(Date.now() + 60_000);
  const { button, status } = contactForm(page);
  const send = async () => {
    const submission = newSubmission();
    await fillIn(page, submission);
    await button.click();
    await expect(status).toHaveText(THANKS);
    expect(await received(submission.email)).toHaveLength(1);
  };

  await send();
  await page.clock.runFor(7999);
  await expect(status).toHaveText(THANKS);
  await page.clock.runFor(1);
  await expect(status).toHaveText("");

  await send();
  await page.clock.runFor(5000);
  await send();
  await page.clock.runFor(7999);
  await expect(status).toHaveText(THANKS);
  await page.clock.runFor(1);
  await expect(status).toHaveText("");
});

test.describe("analytics", () => {
  /** Puts a tag in place that keeps what it is told. */
  const recordAnalytics = (page: Page) =>
    page.addInitScript(() => {
      const calls: unknown[] = [];
      Reflect.set(window, "commands", calls);
      Reflect.set(window, "gtag", (...command: unknown[]) => calls.push(command));
    });
  const commands = (page: Page): Promise<unknown> =>
    page.evaluate(() => Reflect.get(window, "commands"));

  test("hear of a success once, and of nothing before it", async ({ page }) => {
    await recordAnalytics(page);
    await visit(page, "/contact");
    const { button, status } = contactForm(page);
    await button.click();
    expect(await commands(page)).toEqual([]);
    await fillIn(page, newSubmission());
    await button.click();
    await expect(status).toHaveText(THANKS);
    expect(await commands(page)).toEqual([
      ["event", "click", { event_category: "Contact", event_label: "submit contact info" }],
    ]);
  });

  test("hear nothing of a failure", async ({ page, problems }) => {
    problems.allow(/status of 500/);
    await recordAnalytics(page);
    await visit(page, "/contact");
    const submission = newSubmission();
    await answerWith(submission.email, { kind: "answer", status: 500 });
    await fillIn(page, submission);
    const { button, alert } = contactForm(page);
    await button.click();
    await expect(alert).not.toHaveText("");
    expect(await commands(page)).toEqual([]);
  });

  test("that are blocked or broken don't turn a success into a failure", async ({ page }) => {
    await visit(page, "/contact");
    expect(await page.evaluate(() => "gtag" in window)).toBe(false);
    const { button, status, alert } = contactForm(page);
    for (const tag of [undefined, "throws"]) {
      await page.evaluate((kind) => {
        if (kind === undefined) return;
        Reflect.set(window, "gtag", () => {
          throw new Error("blocked");
        });
      }, tag);
      await fillIn(page, newSubmission());
      await button.click();
      await expect(status).toHaveText(THANKS);
      await expect(alert).toHaveText("");
    }
  });
});
