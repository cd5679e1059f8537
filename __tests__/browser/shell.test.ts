import { CHOSEN_PLAN, content, PAGES } from "../support/site-content";
import { expect, hydrated, readableWords, startRuntime, test, visit } from "./support/test";

const NOW = new Date("2026-11-20T12:00:00");

for (const year of [2027, 2031]) {
  test(`the copyright line has the visitor's year, ${year}, on a page built before`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(`${year}-06-15T12:00:00`));
    await visit(page, "/");
    await expect(page.getByRole("contentinfo")).toContainText(
      `© ${year} ${content.site.shell.copyright}`,
    );
  });
}

test("the loading flag is set on start and cleared after 2 seconds", async ({ page }) => {
  await page.clock.install({ time: NOW });
  await page.clock.pauseAt(NOW.getTime() + 1000);
  await page.goto("/");
  await startRuntime(page);
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-loading", "");
  await page.clock.runFor(1999);
  await expect(root).toHaveAttribute("data-loading", "");
  await page.clock.runFor(1);
  await expect(root).not.toHaveAttribute("data-loading");
});

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

for (const { path } of PAGES) {
  test(`while the loading flag is set nothing on ${path} has a transition`, async ({ page }) => {
    await visit(page, path);
    const inTransition = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll("*")].filter((element) =>
            [null, "::before", "::after"].some(
              (pseudo) => getComputedStyle(element, pseudo).transitionDuration !== "0s",
            ),
          ).length,
      );
    await expect(page.locator("html")).not.toHaveAttribute("data-loading");
    expect(await inTransition()).toBeGreaterThan(0);
    await page.evaluate(() => document.documentElement.setAttribute("data-loading", ""));
    expect(await inTransition()).toBe(0);
  });
}
