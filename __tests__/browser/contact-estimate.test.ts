import { fillWords } from "../../src/words";
import { content } from "../support/site-content";
import { contactForm, fillIn, THANKS } from "./support/contact-form";
import { newSubmission, received, respondWith } from "./support/intake";
import { expect, hydrated, test, visit } from "./support/test";

const words = content.home.suiteEstimate;
const sentence = fillWords(content.contact.contactForm.suiteSentence, {
  minutes: "90",
  machines: "3",
});

test("a suite entered on Home with the keyboard reaches the message, survives the reload after a 401, and is sent", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401/);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  await hydrated(page);
  // Reaching a field with the Tab key selects its number.
  await page.getByRole("button", { name: content.home.hero.runBoard.controls.again }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.type("90");
  await page.keyboard.press("Tab");
  await page.keyboard.type("3");
  await expect(page.getByText("90 × 3 = 270")).toBeVisible();
  await page.getByRole("link", { name: words.ask }).click();
  await expect(page).toHaveURL(/\/contact$/);

  const { button, field, status } = contactForm(page);
  await expect(field("message")).toHaveValue(sentence);
  const submission = newSubmission();
  const message = `${sentence} Hello.`;
  await fillIn(page, { ...submission, message });
  await respondWith(submission.email, { kind: "response", status: 401 });
  const reloaded = page.waitForEvent("load");
  await button.click();
  await reloaded;
  await hydrated(page);
  await expect(field("message")).toHaveValue(message);
  await expect(page.getByLabel(words.minutes)).toHaveValue("90");

  await respondWith(submission.email, { kind: "response", status: 204 });
  await button.click();
  await expect(status).toHaveText(THANKS);
  const [, last, ...others] = await received(submission.email);
  expect(others).toEqual([]);
  expect(JSON.parse(last?.body ?? "")).toEqual({ ...submission, message });
  await expect(page.getByLabel(words.minutes)).toHaveValue("");
});
