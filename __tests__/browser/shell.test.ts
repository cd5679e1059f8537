import { CHOSEN_PLAN, content, PAGES } from "../support/site-content";
import { expect, hydrated, readableWords, startRuntime, test } from "./support/test";

const NOW = new Date("2026-11-20T12:00:00");

test("the loading flag stops decorative transitions, hides nothing and delays nothing", async ({
  page,
}) => {
  await page.clock.install({ time: NOW });
  await page.clock.pauseAt(NOW.getTime() + 1000);
  await page.goto("/pricing");
  await startRuntime(page);
  // Gatsby starts React in a timer, once the page's data is here.
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(500);
  await hydrated(page);

  const root = page.locator("html");
  const card = page.locator(`#${CHOSEN_PLAN.slug}`);
  const transition = () => card.evaluate((element) => getComputedStyle(element).transitionDuration);
  await expect(root).toHaveAttribute("data-loading");
  expect(await transition()).toBe("0s");
  const { finder } = content.plans;
  await page.getByRole("slider", { name: finder.parallel.label }).fill(String(finder.parallel.max));
  await expect(page.getByText(finder.resultCustom)).toBeVisible();
  // By then it is said to screen readers too.
  await page.clock.runFor(600);
  const words = await readableWords(page);
  expect(words).toContain(content.plans.title);

  await page.clock.runFor(2000);
  await expect(root).not.toHaveAttribute("data-loading");
  expect(await readableWords(page)).toBe(words);
  expect(await transition()).not.toBe("0s");
});

test.describe("of the styles alone", () => {
  test.use({ javaScriptEnabled: false });

  test("while the loading flag is set nothing on any page has a transition", async ({ page }) => {
    const inTransition = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll("*")].filter((element) =>
            [null, "::before", "::after"].some(
              (pseudo) => getComputedStyle(element, pseudo).transitionDuration !== "0s",
            ),
          ).length,
      );
    for (const { path } of PAGES) {
      await page.goto(path);
      expect(await inTransition(), path).toBeGreaterThan(0);
      await page.evaluate(() => document.documentElement.setAttribute("data-loading", ""));
      expect(await inTransition(), path).toBe(0);
    }
  });
});
