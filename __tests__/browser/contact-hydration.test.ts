import { contactForm, expectValues, FAILURE, fillIn, THANKS } from "./support/contact-form";
import { newSubmission, received } from "./support/intake";
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

test("who writes on after a submit before hydration hears that it wasn't sent, and loses no word", async ({
  page,
}) => {
  const letScriptsThrough = await visitWithoutScripts(page, "/contact");
  const { alert, button, field, status } = contactForm(page);
  const submission = newSubmission();
  await fillIn(page, submission);
  // It neither leads anywhere nor takes a word.
  await button.click();
  await expect(page).toHaveURL(`${SITE_URL}/contact`);
  await expectValues(page, submission);
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
