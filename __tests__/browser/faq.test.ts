import { content } from "../support/site-content";
import { expect, navigateInApp, scrollTop, settled, test, visit } from "./support/test";

const { questions } = content.faq;
const [first, second, third] = questions;
const slugOf = (question: (typeof questions)[number] | undefined) => question?.slug ?? "";

// In a short viewport, the page has to scroll to the question.
test("visiting a question's URL, even from another page, opens, underlines and scrolls to the question, and Tab continues from there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 420 });
  const heading = page.getByRole("heading", { name: second?.question ?? "" });
  const expectOpen = async () => {
    await expect(page.locator("details[open]")).toHaveCount(2);
    for (const paragraph of second?.answer ?? []) {
      await expect(page.getByText(paragraph)).toBeVisible();
    }
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(heading).toHaveCSS("text-decoration-line", "underline");
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
  };
  await visit(page, `/faq#${slugOf(second)}`);
  await expectOpen();
  await navigateInApp(page, "/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.plans.title);
  await navigateInApp(page, `/faq#${slugOf(second)}`);
  await expectOpen();
  await page.keyboard.press("Tab");
  await expect(page.locator(`#${slugOf(second)} summary`)).toBeFocused();
});

test("going back from another page restores the open questions and the scroll position", async ({
  page,
}) => {
  await visit(page, "/faq");
  const open = () => page.locator("details[open]").evaluateAll((all) => all.map(({ id }) => id));
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

test("the diagram next to the questions highlights each open question's stop, or the company's stop if a question has none", async ({
  page,
}) => {
  const { pipeline } = content.faq;
  await visit(page, "/faq");
  const stops = page.getByRole("figure", { name: pipeline.title }).getByRole("listitem");
  const lit = () =>
    stops.evaluateAll((all) =>
      all.flatMap((stop, index) => {
        const name = stop.lastElementChild ?? stop;
        return getComputedStyle(name).boxShadow !== "none" ? [index + 1] : [];
      }),
    );
  const stopOf = (question: (typeof questions)[number] | undefined) =>
    question?.stop ?? pipeline.ownStop;
  expect(await lit()).toEqual([stopOf(first)]);
  await page.getByText(third?.question ?? "").click();
  await expect.poll(lit).toEqual([...new Set([stopOf(first), stopOf(third)])].sort());
  await page.getByText(first?.question ?? "").click();
  await expect.poll(lit).toEqual([stopOf(third)]);
});
