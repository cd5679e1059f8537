import {
  contactForm,
  EMPTY,
  expectValues,
  FAILURE,
  fillIn,
  newSubmission,
  THANKS,
} from "./support/contact-form";
import { received } from "./support/intake";
import {
  expect,
  hydrated,
  navigateInApp,
  SITE_URL,
  test,
  visitWithoutScripts,
} from "./support/test";

test("who types before hydration and follows a link finds the words on the way back", async ({
  page,
}) => {
  const letScriptsThrough = await visitWithoutScripts(page, "/contact");
  const submission = newSubmission();
  await fillIn(page, submission);
  await page.locator('footer a[href="/pricing"]').click();
  await expect(page).toHaveURL(`${SITE_URL}/pricing`);
  letScriptsThrough();
  await hydrated(page);
  await navigateInApp(page, "/contact");
  await expectValues(page, submission);
  await contactForm(page).button.click();
  await expect(contactForm(page).status).toHaveText(THANKS);
});

test("a submit before hydration neither navigates nor loses text, and is made up for", async ({
  page,
}) => {
  const letScriptsThrough = await visitWithoutScripts(page, "/contact");
  const { button, field, status } = contactForm(page);
  const submission = newSubmission();
  await fillIn(page, submission);
  let navigations = 0;
  page.on("framenavigated", () => {
    navigations += 1;
  });
  await button.click();
  await field("company").press("Enter");
  await expect(page).toHaveURL(`${SITE_URL}/contact`);
  await expectValues(page, submission);
  expect(await received(submission.email)).toEqual([]);

  letScriptsThrough();
  await hydrated(page);
  await expect(status).toHaveText(THANKS);
  await expectValues(page, EMPTY);
  expect(await received(submission.email)).toHaveLength(1);
  expect(navigations).toBe(0);
});

test("who writes on after a submit before hydration hears that it wasn't sent, and loses no word", async ({
  page,
}) => {
  const letScriptsThrough = await visitWithoutScripts(page, "/contact");
  const { alert, button, field, status } = contactForm(page);
  const submission = newSubmission();
  await fillIn(page, submission);
  await button.click();
  await field("company").focus();
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  letScriptsThrough();
  await hydrated(page);
  await expect(alert).toHaveText(FAILURE);
  await expect(field("company")).toBeFocused();
  const written = { ...submission, company: `${submission.company}!` };
  await expectValues(page, written);
  expect(await received(submission.email)).toEqual([]);

  await button.click();
  await expect(status).toHaveText(THANKS);
  expect(await received(submission.email)).toMatchObject([{ parsed: written }]);
});
