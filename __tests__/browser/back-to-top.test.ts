import type { Page } from "@playwright/test";
import { content } from "../support/site-content";
import { expect, scrollTo, scrollTop, test, visit } from "./support/test";

const buttonOf = (page: Page) =>
  page.getByRole("button", { name: content.site.shell.backToTop, includeHidden: true });

test("the button is hidden at 170 px and visible at 171 px", async ({ page }) => {
  await visit(page, "/features");
  const button = buttonOf(page);
  await expect(button).toBeHidden();
  await scrollTo(page, 170);
  await expect(button).toBeHidden();
  await scrollTo(page, 171);
  await expect(button).toBeVisible();
  await expect(button).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 170);
  await expect(button).toBeHidden();
});

const START = new Date("2026-11-20T12:00:00");

/** Scrolls down and presses the button on a clock that stands still, at the start of a frame. */
async function pressFrom(page: Page, top: number) {
  await page.clock.install({ time: START });
  await visit(page, "/features");
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  const button = buttonOf(page);
  await expect(button).toBeVisible();
  // Frames are 16 ms apart on this clock, counted from its start.
  await page.clock.pauseAt(START.getTime() + 4_000 * 16);
  await button.click();
}

test("pressed, it scrolls 50 px every 16.66 ms until it is at 0", async ({ page }) => {
  await pressFrom(page, 1010);
  expect(await scrollTop(page)).toBe(1010);
  let elapsed = 0;
  // Each frame shows as many steps as have come due by then.
  for (const milliseconds of [16, 16, 48, 80, 160, 16]) {
    await page.clock.runFor(milliseconds);
    elapsed += milliseconds;
    expect(await scrollTop(page), `after ${elapsed} ms`).toBe(
      Math.max(0, 1010 - 50 * Math.floor(elapsed / 16.66)),
    );
  }
  // 20 steps take it to 10 px; the last one ends at 0, not beyond.
  expect(await scrollTop(page)).toBe(10);
  await page.clock.runFor(32);
  expect(await scrollTop(page)).toBe(0);
  await expect(buttonOf(page)).toBeHidden();
});

test("on a real clock it takes as long as its steps, and ends at 0", async ({ page }) => {
  await visit(page, "/features");
  await scrollTo(page, 1500);
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
  await buttonOf(page).click();
  // 30 steps of 16.66 ms. A busy machine may draw the last one late, never early.
  expect(await took).toBeGreaterThanOrEqual(499);
});

test("with reduced motion it is at 0 at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await pressFrom(page, 1010);
  expect(await scrollTop(page)).toBe(0);
});

test("it works with the keyboard, and a scroll by hand ends it", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/features");
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  const button = buttonOf(page);
  await expect(button).toBeVisible();
  await button.focus();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press("Enter");
  await page.clock.runFor(160);
  const reached = await scrollTop(page);
  expect(reached).toBeLessThan(1500);
  await page.mouse.move(400, 300);
  const scrolled = page.evaluate(() => new Promise((done) => addEventListener("wheel", done)));
  await page.mouse.wheel(0, 1);
  await scrolled;
  await page.clock.runFor(1000);
  expect(await scrollTop(page)).toBeGreaterThanOrEqual(reached);
});
