import type { Page } from "@playwright/test";
import { portOf } from "../../tools/shared/ports";
import { contactForm, EMPTY, expectValues, FAILURE, fillIn, THANKS } from "./support/contact-form";
import { newSubmission, received, respondWith } from "./support/intake";
import { startSlowProxy } from "./support/slow-proxy";
import { expect, hydrated, INTAKE_URL, SITE_URL, settled, test, visit } from "./support/test";

test("a submission reaches the intake in one simple request, with the six keys in order and trimmed values", async ({
  page,
  context,
}) => {
  // Use the DevTools protocol, because Playwright doesn't report preflight requests.
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
  await expectValues(page, EMPTY);

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

test("on a phone and on a laptop, the first invalid field and the success message scroll into view below the navigation", async ({
  page,
}) => {
  for (const size of [
    { width: 390, height: 700 },
    { width: 1366, height: 650 },
  ]) {
    await page.setViewportSize(size);
    await visit(page, "/contact");
    const { button, field, status } = contactForm(page);
    // Pressing the mouse button over the submit button and releasing it elsewhere must not submit the form.
    await button.hover();
    await page.mouse.down();
    await page.mouse.move(2, 300);
    await page.mouse.up();
    await settled(page);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await button.click();
    await expect(field("firstName")).toBeInViewport({ ratio: 1 });
    const isOnTop = () =>
      field("firstName").evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return document.elementFromPoint(left + 9, top + 2) === element;
      });
    await expect.poll(isOnTop).toBe(true);
    await fillIn(page, newSubmission());
    await field("email").scrollIntoViewIfNeeded();
    await field("email").press("Enter");
    await expect(status).toHaveText(THANKS);
    await expect(status).toBeInViewport({ ratio: 1 });
  }
});

test("a message arrives even if the visitor leaves while the connection opens", async ({
  browser,
}) => {
  const proxy = await startSlowProxy(portOf("intake"), 1_500);
  const context = await browser.newContext({ proxy: { server: proxy.url } });
  const leave = [
    (page: Page) => page.close(),
    (page: Page) => page.goto("about:blank"),
    (page: Page) => page.reload(),
  ];
  await Promise.all(
    leave.map(async (go) => {
      const page = await context.newPage();
      await visit(page, "/contact");
      const submission = newSubmission();
      await fillIn(page, submission);
      await contactForm(page).button.click();
      await expect(contactForm(page).form).toHaveAttribute("aria-busy", "true");
      await go(page);
      await expect.poll(() => received(submission.email), { timeout: 10_000 }).toHaveLength(1);
    }),
  );
  await context.close();
  await proxy.close();
});

test("messages of every length that the form accepts arrive, below and above the limit for requests that outlive a page", async ({
  page,
}) => {
  await visit(page, "/contact");
  // Each of these characters has three bytes, and each quotation mark is escaped.
  for (const message of [
    "\u6f22".repeat(16_000),
    "\u6f22".repeat(20_000),
    '"\u6f22'.repeat(10_000),
  ]) {
    const submission = { ...newSubmission(), message };
    await fillIn(page, submission);
    await contactForm(page).button.click();
    await expect(contactForm(page).status).toHaveText(THANKS);
    const [arrived] = await received(submission.email);
    expect(JSON.parse(arrived?.body ?? "")).toEqual(submission);
    await expectValues(page, EMPTY);
  }
});

test("a copy of the tab that is made while sending has the text, claims no failure and sends nothing", async ({
  page,
}) => {
  await visit(page, "/contact");
  const submission = newSubmission();
  await respondWith(submission.email, { kind: "response", status: 204, delayMs: 2_000 });
  await fillIn(page, submission);
  await contactForm(page).button.click();
  const opened = page.waitForEvent("popup");
  // Like "Duplicate tab", this copies the tab's session storage.
  await page.evaluate(() => void window.open(location.href));
  const copy = await opened;
  await hydrated(copy);
  await expectValues(copy, submission);
  await expect(contactForm(page).status).toHaveText(THANKS);
  await expect(contactForm(copy).form).toHaveAttribute("aria-busy", "false");
  await expect(copy.getByText(FAILURE)).toHaveCount(0);
  await expectValues(copy, submission);
  expect(await received(submission.email)).toHaveLength(1);
});

test("on paper, long values are whole", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await visit(page, "/contact");
  const long = {
    ...newSubmission(),
    company: "Emberline & Söhne, Department of Very Long Names, ".repeat(4).trim(),
    message: Array.from({ length: 60 }, (_, line) => `Line ${line}`).join("\n"),
  };
  await fillIn(page, long);
  await page.emulateMedia({ media: "print" });
  for (const name of ["company", "message"] as const) {
    const place = contactForm(page).field(name).locator("..");
    const { shown, cut } = await place.evaluate((field) => ({
      shown: getComputedStyle(field, "::after").content !== "none",
      cut: [...field.querySelectorAll("input, textarea")].some((one) => one.checkVisibility()),
    }));
    await expect(place).toHaveAttribute("data-on-paper", long[name]);
    expect(shown).toBe(true);
    expect(cut).toBe(false);
    const lines = long[name].split("\n").length;
    expect((await place.boundingBox())?.height).toBeGreaterThan(lines * 16);
  }
});
