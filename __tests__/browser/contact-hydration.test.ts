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

test("text typed before hydration is still there after the visitor follows a link and comes back", async ({
  page,
}) => {
  const releaseScripts = await visitWithoutScripts(page, "/contact");
  const submission = newSubmission();
  await fillIn(page, submission);
  await page.locator('footer a[href="/pricing"]').click();
  await expect(page).toHaveURL(`${SITE_URL}/pricing`);
  releaseScripts();
  await hydrated(page);
  await navigateInApp(page, "/contact");
  await expectValues(page, submission);
  await contactForm(page).button.click();
  await expect(contactForm(page).status).toHaveText(THANKS);
});

test("a visitor who submits before hydration and keeps typing sees that nothing was sent and doesn't lose any text", async ({
  page,
}) => {
  const releaseScripts = await visitWithoutScripts(page, "/contact");
  const { alert, button, field, status } = contactForm(page);
  const submission = newSubmission();
  await fillIn(page, submission);
  // Submitting before hydration must not change the URL or the entered text.
  await button.click();
  await expect(page).toHaveURL(`${SITE_URL}/contact`);
  await expectValues(page, submission);
  await field("company").focus();
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  releaseScripts();
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
