import { content } from "../support/site-content";
import { expect, test, visit } from "./support/test";

const { questions } = content.faq;

test("the questions expand and collapse, each on its own", async ({ page }) => {
  await visit(page, "/faq");
  const answerTo = (index: number) => page.getByText(questions[index]?.answer[0] ?? "");
  for (const index of questions.keys()) await expect(answerTo(index)).toBeHidden();

  await page.getByText(questions[0]?.question ?? "").click();
  await page.getByText(questions[2]?.question ?? "").click();
  await expect(answerTo(0)).toBeVisible();
  await expect(answerTo(1)).toBeHidden();
  await expect(answerTo(2)).toBeVisible();

  await page.getByText(questions[0]?.question ?? "").click();
  await expect(answerTo(0)).toBeHidden();
  await expect(answerTo(2)).toBeVisible();
});

test("a question expands and collapses with the keyboard", async ({ page }) => {
  await visit(page, "/faq");
  const first = page.locator("summary").first();
  const answer = page.getByText(questions[0]?.answer[0] ?? "");
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(answer).toBeVisible();
  await page.keyboard.press("Space");
  await expect(answer).toBeHidden();
});

test("a contact button follows the questions", async ({ page }) => {
  await visit(page, "/faq");
  const button = page.getByRole("link", { name: content.faq.contact.action.label });
  await button.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.contact.title);
});
