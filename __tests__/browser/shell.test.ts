import { content } from "../support/site-content";
import { expect, readableWords, test, visit } from "./support/test";

test("the loading flag stops decorative transitions without hiding anything", async ({ page }) => {
  await visit(page, "/pricing");
  const { planFinder } = content.plans;
  const slider = page.getByRole("slider", { name: planFinder.parallel.label });
  await slider.fill(String(planFinder.parallel.max));
  await expect(page.getByRole("status")).toHaveText(planFinder.resultCustom);
  const root = page.locator("html");
  await expect(root).not.toHaveAttribute("data-loading");
  const words = await readableWords(page);
  expect(await page.evaluate(inTransition)).toBeGreaterThan(0);

  // How start.ts sets the flag is tested in runtime/start.dom.test.ts.
  await root.evaluate((html) => html.toggleAttribute("data-loading"));
  expect(await page.evaluate(inTransition)).toBe(0);
  expect(await readableWords(page)).toBe(words);
});

function inTransition(): number {
  return [...document.querySelectorAll("*")].filter((element) =>
    [null, "::before", "::after"].some(
      (pseudo) => getComputedStyle(element, pseudo).transitionDuration !== "0s",
    ),
  ).length;
}
