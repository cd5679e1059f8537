import { content } from "../support/site-content";
import { press } from "./accessibility/focus";
import { expect, scrollTo, scrollTop, test, visit } from "./support/test";

test("after 170 px, a button appears that scrolls to the top and hides; with reduced motion, pressing Enter or clicking jumps to the top and moves focus", async ({
  page,
}) => {
  await visit(page, "/features");
  const button = page.getByRole("button", {
    name: content.site.shell.backToTop,
    includeHidden: true,
  });
  await expect(button).toBeHidden();
  await scrollTo(page, 170);
  await expect(button).toBeHidden();
  await scrollTo(page, 171);
  await expect(button).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 170);
  await expect(button).toBeHidden();
  await expect(page.locator("body")).toBeFocused();

  // A button that has the focus passes it on when it hides.
  await scrollTo(page, 1500);
  await expect(button).toBeVisible();
  await button.focus();
  await scrollTo(page, 170);
  await expect(page.getByRole("main")).toBeFocused();
  await scrollTo(page, 1500);
  await button.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(button).toBeHidden();

  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const use of [() => button.press("Enter"), () => button.click()]) {
    await scrollTo(page, 1500);
    await expect(button).toBeVisible();
    await use();
    await expect(page.getByRole("main")).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
    // Pressing Tab now moves focus to the first link on the page, which is in view.
    const { hidden } = await press(page, "Tab");
    expect(hidden).toEqual([]);
    expect(await scrollTop(page)).toBeLessThan(400);
  }
});
