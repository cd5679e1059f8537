import { content } from "../support/site-content";
import { contactForm, expectValues, FAILURE, newSubmission, THANKS } from "./support/contact-form";
import { received } from "./support/intake";
import { expect, test } from "./support/test";

test("a program that submits an untouched page sends nothing, and a person still can", async ({
  page,
}) => {
  const submission = newSubmission();
  const done = page.waitForEvent("console", (message) => message.text() === "submitted");
  // Not through evaluate(), which counts as an act of the visitor's.
  await page.addInitScript((values) => {
    const timer = setInterval(() => {
      // Only with React the menu's button says if the menu is open.
      if (!document.querySelector("button[aria-controls][aria-expanded]")) return;
      clearInterval(timer);
      for (const [name, value] of Object.entries(values)) {
        const field = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
        if (field) field.value = value;
      }
      document.querySelector("form")?.requestSubmit();
      console.log("submitted");
    }, 50);
  }, submission);
  await page.goto("/contact");
  await done;

  const { alert, status } = contactForm(page);
  await expect(alert).toHaveText(FAILURE);
  await expectValues(page, submission);
  expect(await received(submission.email)).toEqual([]);
  await page.getByRole("button", { name: content.contact.form.rescue.again }).click();
  await expect(status).toHaveText(THANKS);
  expect(await received(submission.email)).toHaveLength(1);
});
