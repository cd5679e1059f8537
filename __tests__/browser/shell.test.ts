import { content } from "../support/site-content";
import { expect, hydrated, readableWords, test } from "./support/test";

const NOW = new Date("2026-11-20T12:00:00");

test("the loading flag stops decorative transitions without hiding or delaying anything", async ({
  page,
}) => {
  await page.clock.install({ time: NOW });
  await page.clock.pauseAt(NOW.getTime() + 1000);
  await page.goto("/pricing");
  // Simulate user activity to load the runtime, because the page never becomes idle while the clock is
  // stopped.
  await page.keyboard.press("Shift");
  // Gatsby starts React in a timer callback after the page's data has loaded, which may take a while on a busy
  // machine. Small steps keep the clock well below the two seconds after which the flag is removed.
  const started = hydrated(page).then(() => true);
  await expect
    .poll(() => Promise.race([started, page.clock.runFor(10).then(() => false)]), {
      intervals: [100],
      timeout: 15_000,
    })
    .toBe(true);

  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-loading");
  expect(await page.evaluate(inTransition)).toBe(0);
  const { planFinder } = content.plans;
  await page
    .getByRole("slider", { name: planFinder.parallel.label })
    .fill(String(planFinder.parallel.max));
  await expect(page.getByText(planFinder.resultCustom)).toBeVisible();
  // The price curve contains text, too, and loads when it is close to the viewport.
  await expect(page.locator("[aria-labelledby=plan-finder] circle")).toBeVisible();
  // Wait long enough for the plan finder's recommendation to be announced.
  await page.clock.runFor(600);
  const words = await readableWords(page);
  expect(words).toContain(content.plans.title);

  await page.clock.runFor(2000);
  await expect(root).not.toHaveAttribute("data-loading");
  expect(await readableWords(page)).toBe(words);
  expect(await page.evaluate(inTransition)).toBeGreaterThan(0);
});

function inTransition(): number {
  return [...document.querySelectorAll("*")].filter((element) =>
    [null, "::before", "::after"].some(
      (pseudo) => getComputedStyle(element, pseudo).transitionDuration !== "0s",
    ),
  ).length;
}
