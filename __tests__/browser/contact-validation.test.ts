import { CHANGED, isReviewed } from "./accessibility/reviewed";
import {
  contactForm,
  ERRORS,
  errorThenHint,
  fillIn,
  ICON_FONT,
  newSubmission,
  THANKS,
} from "./support/contact-form";
import { received } from "./support/intake";
import { expect, settled, test, visit } from "./support/test";

test("an empty form is not sent: each required field says what is wrong, in words", async ({
  page,
}) => {
  await visit(page, "/contact");
  const { button, field } = contactForm(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await button.click();
  for (const [name, error] of [
    ["firstName", ERRORS.required],
    ["lastName", ERRORS.required],
    ["email", ERRORS.email],
    ["company", ERRORS.required],
  ] as const) {
    await expect(field(name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(name)).toHaveAccessibleDescription(errorThenHint(name, error));
  }
  for (const name of ["phone", "message"] as const) {
    await expect(field(name)).toHaveAttribute("aria-invalid", "false");
  }
  await expect(field("firstName")).toBeFocused();
  expect(requests.filter((url) => !ICON_FONT.test(url))).toEqual([]);
});

test("on a phone the first field that is wrong comes into view, below the navigation", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await visit(page, "/contact");
  const { button, field } = contactForm(page);
  await button.click();
  await expect(field("firstName")).toBeInViewport({ ratio: 1 });
  const isOnTop = () =>
    field("firstName").evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 9, top + 2) === element;
    });
  await expect.poll(isOnTop).toBe(true);
});

test("on a computer the button that sends is on the first screen", async ({ page }) => {
  // Longer words, such as another company's, need more room.
  test.skip(!isReviewed(), CHANGED);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/contact");
  await expect(contactForm(page).button).toBeInViewport({ ratio: 1 });
});

test("nothing is checked before the first submit, and from then on while correcting", async ({
  page,
}) => {
  await visit(page, "/contact");
  const { button, field, form } = contactForm(page);
  await fillIn(page, { ...newSubmission(), email: "ada@customer", phone: "555-0142" });
  await field("email").blur();
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);

  await button.click();
  await expect(field("email")).toHaveAccessibleDescription(errorThenHint("email", ERRORS.email));
  await expect(field("phone")).toHaveAccessibleDescription(errorThenHint("phone", ERRORS.phone));
  await field("email").fill("ada@customer.org");
  await expect(field("email")).toHaveAttribute("aria-invalid", "false");
  await expect(form.getByText(ERRORS.email)).toHaveCount(0);
  await field("phone").fill("503-555-0142");
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
});

test("the specification's examples are accepted and refused", async ({ page }) => {
  await visit(page, "/contact");
  const { button, field } = contactForm(page);
  await button.click();
  const check = async (name: "email" | "phone", value: string, valid: boolean) => {
    await field(name).fill(value);
    await expect(field(name), `${name} ${value}`).toHaveAttribute("aria-invalid", String(!valid));
  };
  for (const valid of ["a@b.museum", "A.B@C.CO", "  a@b.io  "]) await check("email", valid, true);
  for (const invalid of [
    "a@b.company",
    "a@b.c0m",
    "a@b",
    "a@b.c",
    "a b@c.de",
    "@b.de",
    "a@@b.de",
  ]) {
    await check("email", invalid, false);
  }
  for (const valid of [
    "5035550142",
    "(503)5550142",
    "(503) 555-0142",
    "503 555 0142",
    "503-555-0142",
    "503.555.0142",
    "503/555/0142",
    "",
  ]) {
    await check("phone", valid, true);
  }
  for (const invalid of [
    "555-0142",
    "(503 555-0142",
    "503) 555-0142",
    "503--555-0142",
    "+1 503 555 0142",
    "503 555 0142 x1",
    "50355501422",
  ]) {
    await check("phone", invalid, false);
  }
});

test("the browser's own checks and bubbles are off", async ({ page }) => {
  await visit(page, "/contact");
  await expect(page.locator("form")).toHaveJSProperty("noValidate", true);
});

test("a corrected form is sent, once", async ({ page }) => {
  await visit(page, "/contact");
  const { button, field, status } = contactForm(page);
  const submission = newSubmission();
  await fillIn(page, { ...submission, lastName: "   " });
  await button.click();
  await expect(field("lastName")).toBeFocused();
  await settled(page);
  expect(await received(submission.email)).toEqual([]);
  await field("lastName").fill("Okafor");
  await field("lastName").press("Enter");
  await expect(status).toHaveText(THANKS);
  expect(await received(submission.email)).toHaveLength(1);
});
