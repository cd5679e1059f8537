import { content } from "../support/site-content";
import { expect, navigateInApp, scrollTop, settled, test, visit } from "./support/test";

const { questions } = content.faq;

test("the questions expand and collapse, each on its own", async ({ page }) => {
  await visit(page, "/faq");
  const answerTo = (index: number) => page.getByText(questions[index]?.answer[0] ?? "");
  await expect(answerTo(0)).toBeVisible();
  await expect(answerTo(1)).toBeHidden();
  await expect(answerTo(2)).toBeHidden();

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
  const second = page.locator("summary").nth(1);
  const answer = page.getByText(questions[1]?.answer[0] ?? "");
  await second.focus();
  await page.keyboard.press("Enter");
  await expect(answer).toBeVisible();
  await page.keyboard.press("Space");
  await expect(answer).toBeHidden();
});

test("a contact button follows the questions", async ({ page }) => {
  await visit(page, "/faq");
  const band = page.getByRole("region", { name: content.faq.callToAction.title });
  const button = band.getByRole("link", { name: content.faq.callToAction.action.label });
  await button.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.contact.title);
});

for (const { slug, question, answer } of questions) {
  test(`/faq#${slug} opens that question and marks it`, async ({ page }) => {
    await visit(page, `/faq#${slug}`);
    for (const paragraph of answer) await expect(page.getByText(paragraph)).toBeVisible();
    // The first is open from the start.
    const isFirst = slug === questions[0]?.slug;
    await expect(page.locator("details[open]")).toHaveCount(isFirst ? 1 : 2);
    const heading = page.getByRole("heading", { name: question });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(heading).toHaveCSS("text-decoration-line", "underline");
  });
}

test("the way back from another page finds each question as it was left, at the same place", async ({
  page,
}) => {
  await visit(page, "/faq");
  const open = () => page.locator("details[open]").evaluateAll((all) => all.map(({ id }) => id));
  const [first, , third] = questions;
  await page.getByText(third?.question ?? "").click();
  await page.getByText(first?.question ?? "").click();
  await expect.poll(open).toEqual([third?.slug]);
  const contact = page
    .getByRole("region", { name: content.faq.callToAction.title })
    .getByRole("link");
  await contact.scrollIntoViewIfNeeded();
  await settled(page);
  const top = await scrollTop(page);
  await contact.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.contact.title);
  await page.goBack();
  await expect.poll(open).toEqual([third?.slug]);
  await expect.poll(() => scrollTop(page)).toBe(top);
});

test("a link to a question by its page's address, on that page, has the keyboard go on from there", async ({
  page,
}) => {
  await visit(page, "/faq");
  const slug = questions.at(-1)?.slug ?? "";
  await navigateInApp(page, `/faq#${slug}`);
  await expect(page.locator(`#${slug}:target`)).toHaveAttribute("open");
  await page.keyboard.press("Tab");
  await expect(page.locator(`#${slug} summary`)).toBeFocused();
});

test("a word that is looked for in a closed answer opens it", async ({ page }) => {
  // By the address's own way of looking for words, which the browser treats as its search.
  const words = questions[1]?.answer.at(-1)?.split(" ").slice(-8).join(" ") ?? "";
  // A bare hyphen would part the words from those around them.
  const text = encodeURIComponent(words).replaceAll("-", "%2D");
  await page.goto(`/faq#:~:text=${text}`);
  await expect(page.getByText(words)).toBeVisible();
  // With the first, which is open from the start.
  await expect(page.locator("details[open]")).toHaveCount(2);
});

test("on paper every answer is there", async ({ page }) => {
  await visit(page, "/faq");
  await page.emulateMedia({ media: "print" });
  for (const { answer } of questions) {
    for (const paragraph of answer) await expect(page.getByText(paragraph)).toBeVisible();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the question that the address names shows its answer", async ({ page }) => {
    const [first] = questions;
    await page.goto(`/faq#${first?.slug}`);
    for (const paragraph of first?.answer ?? []) {
      await expect(page.getByText(paragraph)).toBeVisible();
    }
  });
});
