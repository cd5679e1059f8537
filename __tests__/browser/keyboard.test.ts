import { content, documentTitle, linkTo, PAGES } from "../support/site-content";
import { expectSaid, listen, said } from "./accessibility/announcements";
import { focusOf, NO_FOCUS, press } from "./accessibility/focus";
import { ERRORS, errorThenHint, newSubmission, THANKS } from "./support/contact-form";
import { answerWith, received, SLOWLY } from "./support/intake";
import { expect, hydrated, scrollTo, scrollTop, test, visit } from "./support/test";

const { shell } = content.site;
const { action } = content.home.hero;
const { form } = content.contact;
const { fields } = form;

const pageOf = (path: string) => {
  const page = PAGES.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  return page;
};
const HOME = pageOf("/");
const CONTACT = pageOf("/contact");
const PRICING = pageOf("/pricing");

const WRONG_EMAIL = errorThenHint("email", ERRORS.email);

/** Gatsby's words for a new page. */
const navigatedTo = (heading: string) => `Navigated to ${heading}`;

for (const colorScheme of ["light", "dark"] as const) {
  test(`from Home to a sent form with a mistake in between, by keyboard alone (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await listen(page);
    await page.goto("/");
    const submission = { ...newSubmission(), message: "412 tests, 2 h 25 min." };

    /** After every key: what has the focus, that it is seen, and what is said about it. */
    const expectAfter = async (key: string, role: string, name: string, description = "") => {
      const focus = await press(page, key);
      expect(focus, `after ${key}`).toEqual({ role, name, description, hidden: [] });
    };
    const type = async (words: string) => {
      await page.keyboard.type(words);
      expect((await focusOf(page)).hidden).toEqual([]);
    };

    await answerWith(submission.email, SLOWLY);

    // Past the navigation, and to the contact page.
    await expectAfter("Tab", "link", shell.skipLink);
    await expectAfter("Enter", "main", "");
    await expectAfter("Tab", "link", action.label);
    // Before that a link loads a page, as in any site.
    await hydrated(page);
    await said(page);
    await page.keyboard.press("Enter");
    await expect(page).toHaveTitle(documentTitle(CONTACT));
    await expect(page.getByRole("main")).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expectSaid(page, navigatedTo(CONTACT.heading));

    // Through the form, with a mistake.
    await expectAfter("Tab", "textbox", fields.firstName.label);
    await type(submission.firstName);
    await expectAfter("Tab", "textbox", fields.lastName.label);
    await type(submission.lastName);
    await expectAfter("Tab", "textbox", fields.email.label, fields.email.hint ?? "");
    const [user = "", domain = ""] = submission.email.split("@");
    await type(user);
    const phone = `${fields.phone.label} ${form.optional}`;
    await expectAfter("Tab", "textbox", phone, fields.phone.hint ?? "");
    await expectAfter("Tab", "textbox", fields.company.label);
    await type(submission.company);
    const message = `${fields.message.label} ${form.optional}`;
    await expectAfter("Tab", "textbox", message, fields.message.hint ?? "");
    await type(submission.message);
    await expectAfter("Tab", "button", form.submit);

    // The mistake is said once: by the field that takes the focus.
    await expectAfter("Enter", "textbox", fields.email.label, WRONG_EMAIL);
    await expect(page).toHaveTitle(form.errorTitle.replace("[title]", documentTitle(CONTACT)));
    expect(await said(page)).toEqual([]);
    await expectAfter("End", "textbox", fields.email.label, WRONG_EMAIL);
    await type(`@${domain}`);
    await expect(page).toHaveTitle(documentTitle(CONTACT));

    // Sent, from the field itself.
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status")).toHaveText(THANKS);
    expect(await focusOf(page)).toMatchObject({
      role: "textbox",
      name: fields.email.label,
      hidden: [],
    });
    await expectSaid(page, form.submitting, THANKS);
    expect(await received(submission.email)).toHaveLength(1);
  });
}

test("the same is found by what it is called alone", async ({ page }) => {
  await page.goto("/");
  const submission = newSubmission();
  const field = (name: keyof typeof fields) =>
    page.getByRole("textbox", { name: fields[name].label });
  const main = page.getByRole("main", { name: "" });
  await main.getByRole("link", { name: action.label }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: CONTACT.heading })).toBeVisible();
  const formOf = page.getByRole("form", { name: form.title });
  await field("firstName").fill(submission.firstName);
  await field("lastName").fill(submission.lastName);
  await field("email").fill("ada");
  await field("company").fill(submission.company);
  await formOf.getByRole("button", { name: form.submit }).click();
  await expect(field("email")).toBeFocused();
  await expect(field("email")).toHaveAccessibleDescription(WRONG_EMAIL);
  await field("email").fill(submission.email);
  await formOf.getByRole("button", { name: form.submit }).click();
  await expect(page.getByRole("status")).toHaveText(THANKS);
});

test("a page that is gone to has the focus and its title, and is announced once", async ({
  page,
}) => {
  await listen(page);
  await visit(page, "/");
  const nav = page.getByRole("navigation", { name: shell.navLabel });
  const expectShown = async ({ heading, ...shown }: typeof HOME) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(documentTitle({ ...shown }));
    await expect(page.getByRole("main")).toBeFocused();
    await expectSaid(page, navigatedTo(heading));
  };
  await nav.getByRole("link", { name: linkTo("/pricing"), exact: true }).press("Enter");
  await expectShown(PRICING);
  // From a link of the page itself, which goes with it.
  await page
    .getByRole("main")
    .getByRole("link", { name: /./ })
    .and(page.locator('[href="/faq"]'))
    .first()
    .press("Enter");
  await expectShown(pageOf("/faq"));
  await page.goBack();
  await expectShown(PRICING);
  await page.goBack();
  await expectShown(HOME);
  // The next key leads on from there.
  expect(await press(page, "Tab")).toMatchObject({ name: action.label, hidden: [] });
});

test("back to top takes the focus to the top as well, by keyboard and by mouse", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/features");
  const button = page.getByRole("button", { name: shell.backToTop });
  for (const use of [() => button.press("Enter"), () => button.click()]) {
    await scrollTo(page, 1500);
    await expect(button).toBeVisible();
    await use();
    await expect(page.getByRole("main")).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
    // What comes next is the page's first link, in view.
    const { hidden } = await press(page, "Tab");
    expect(hidden).toEqual([]);
    expect(await scrollTop(page)).toBeLessThan(400);
  }
});

for (const [width, colorScheme] of [
  [320, "dark"],
  [1280, "light"],
] as const) {
  test(`whatever takes the focus can be seen, on every page at ${width} px (${colorScheme})`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 700 });
    const wrong: string[] = [];
    for (const { path } of PAGES) {
      await visit(page, path);
      let stops = 0;
      for (;;) {
        const { role, name, hidden } = await press(page, "Tab");
        // After the last one the focus leaves the page.
        if (hidden[0] === NO_FOCUS) break;
        stops += 1;
        if (hidden.length > 0) wrong.push(`${path}: ${role} ${name}: ${hidden.join(", ")}`);
        if (stops > 150) throw new Error(`The focus doesn't leave ${path}`);
      }
      expect(stops, path).toBeGreaterThan(10);
    }
    expect(wrong).toEqual([]);
  });
}
