import { content, documentTitle, PAGES } from "../support/site-content";
import {
  expectAnnounced,
  recordAnnouncements,
  takeAnnouncements,
} from "./accessibility/announcements";
import { focusOf, press, WINDOWS, walkStops } from "./accessibility/focus";
import { ERRORS, THANKS } from "./support/contact-form";
import { newSubmission, received, respondWith, SLOWLY } from "./support/intake";
import { expect, hydrated, scrollTop, test, visit } from "./support/test";

const { shell } = content.site;
const { action } = content.home.hero;
const { contactForm: form } = content.contact;
const { fields } = form;

const pageOf = (path: string) => {
  const page = PAGES.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  return page;
};
const HOME = pageOf("/");
const CONTACT = pageOf("/contact");

const WRONG_EMAIL = [ERRORS.email, fields.email.hintWhenWrong ?? fields.email.hint]
  .filter(Boolean)
  .join(" ");

const navigatedTo = (heading: string) => `Navigated to ${heading}`;

test("using only a keyboard, a visitor can go from Home to the contact form, correct a mistake, send the form and go back", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await recordAnnouncements(page);
  await page.goto("/");
  const submission = { ...newSubmission(), message: "412 tests, 2 h 25 min." };

  const expectAfter = async (key: string, role: string, name: string, description = "") => {
    const focus = await press(page, key);
    expect(focus, `after ${key}`).toEqual({ role, name, description, hidden: [] });
  };
  const type = async (words: string) => {
    await page.keyboard.type(words);
    expect((await focusOf(page)).hidden).toEqual([]);
  };

  await respondWith(submission.email, SLOWLY);

  // Skip the navigation and go to the contact page.
  await expectAfter("Tab", "link", shell.skipLink);
  await expectAfter("Enter", "main", "");
  await expectAfter("Tab", "link", action.label);
  // Before hydration, the link would load a new document.
  await hydrated(page);
  await takeAnnouncements(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(documentTitle(CONTACT));
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expectAnnounced(page, navigatedTo(CONTACT.heading));

  // Fill in the form with an invalid email address.
  const { minutes, machines } = content.home.suiteEstimate;
  await expectAfter("Tab", "textbox", minutes);
  await expectAfter("Tab", "textbox", machines);
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

  // The mistake is reported only in the focused field's description, not in an alert.
  await expectAfter("Enter", "textbox", fields.email.label, WRONG_EMAIL);
  await expect(page).toHaveTitle(form.errorTitle.replace("[title]", documentTitle(CONTACT)));
  expect(await takeAnnouncements(page)).toEqual([]);
  await expectAfter("End", "textbox", fields.email.label, WRONG_EMAIL);
  await type(`@${domain}`);
  await expect(page).toHaveTitle(documentTitle(CONTACT));

  // Submit the form by pressing Enter in the email field.
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText(THANKS);
  // A long message may push the focused field out of view.
  expect(await focusOf(page)).toMatchObject({ role: "textbox", name: fields.email.label });
  await expectAnnounced(page, form.submitting, THANKS);
  expect(await received(submission.email)).toHaveLength(1);

  // Going back shows Home, from whose start Tab continues.
  await page.goBack();
  await expect(page).toHaveTitle(documentTitle(HOME));
  await expect(page.getByRole("main")).toBeFocused();
  await expectAnnounced(page, navigatedTo(HOME.heading));
  await expectAfter("Tab", "link", action.label);
});

/** The pages with the most kinds of controls, whose focus is checked in more windows. */
const IN_ALL_WINDOWS = ["/", "/contact", "/pricing"];

for (const { path } of PAGES) {
  test(`focus is always visible on ${path}, in windows from very low to wide`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    const small = WINDOWS.filter(
      ({ width, height }) => IN_ALL_WINDOWS.includes(path) || (width === 320 && height === 568),
    );
    for (const size of [...small, { width: 1280, height: 700 }]) {
      if (size.width === 1280) await page.emulateMedia({ colorScheme: "light" });
      await page.setViewportSize(size);
      await visit(page, path);
      // The navigation and the footer are the same on every page, so they are checked only on Home.
      const isWhole = path === "/";
      if (!isWhole) await page.getByRole("main").focus();
      const isInFooter = () =>
        page.evaluate(() => document.activeElement?.closest("footer") !== null);
      const { stops, wrong } = await walkStops(page, isWhole ? undefined : isInFooter);
      expect(wrong, `at ${size.width} by ${size.height} px`).toEqual([]);
      const links = (isWhole ? page : page.getByRole("main")).getByRole("link");
      expect(stops).toBeGreaterThanOrEqual(Math.max(1, await links.count()));
    }
  });
}
