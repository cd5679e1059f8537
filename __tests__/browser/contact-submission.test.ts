import { contactForm, EMPTY, expectValues, fillIn, THANKS } from "./support/contact-form";
import { checkReceived, newSubmission, received } from "./support/intake";
import { expect, INTAKE_URL, SITE_URL, test, visit } from "./support/test";

test("a submission reaches the intake in one simple request with trimmed values, which empties the form", async ({
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
  const typed = {
    ...newSubmission(),
    firstName: "  Ada ",
    message: "\n 412 tests,\n2 h 25 min. \n",
  };
  await fillIn(page, typed);
  const { button, status } = contactForm(page);
  await button.click();
  await expect(status).toHaveText(THANKS);
  await expectValues(page, EMPTY);

  await checkReceived(typed, 1);
  expect((await received(typed.email))[0]?.headers).toEqual({
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
