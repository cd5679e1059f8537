import type { Page } from "@playwright/test";
import { content } from "../support/site-content";
import { press } from "./accessibility/focus";
import { expect, scrollTo, scrollTop, test, visit } from "./support/test";

const buttonOf = (page: Page) =>
  page.getByRole("button", { name: content.site.shell.backToTop, includeHidden: true });

test("pressed, it scrolls 50 px every 16.66 ms and is at 0 by then, not earlier", async ({
  page,
}) => {
  await visit(page, "/features");
  await scrollTo(page, 170);
  const button = buttonOf(page);
  await expect(button).toBeHidden();
  await scrollTo(page, 1500);
  await expect(button).toBeInViewport({ ratio: 1 });
  const took = page.evaluate(
    () =>
      new Promise<number>((done) => {
        addEventListener(
          "click",
          () => {
            const start = performance.now();
            addEventListener("scroll", () => {
              if (window.scrollY === 0) done(performance.now() - start);
            });
          },
          true,
        );
      }),
  );
  await button.click();
  // 30 steps of 16.66 ms. A busy machine may draw the last one late, never early.
  expect(await took).toBeGreaterThanOrEqual(499);
  await expect(button).toBeHidden();
});

test("with reduced motion it is at 0 at once, by keyboard and by mouse, and so is the focus", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/features");
  const button = buttonOf(page);
  for (const use of [() => button.press("Enter"), () => button.click()]) {
    await scrollTo(page, 1500);
    await expect(button).toBeVisible();
    await use();
    await expect(page.getByRole("main")).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
    // What comes next is the page's first link, in view.
    const { hidden } = await press(page, "Tab");
    expect(hidden).toEqual([]);
    expect(await scrollTop(page)).toBeLessThan(400);
  }
});
