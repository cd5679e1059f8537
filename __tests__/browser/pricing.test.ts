import type { Page } from "@playwright/test";
import { formatDollars } from "../../src/numbers";
import { roundNumbers } from "../../src/pricing/round-numbers";
import { fillTemplate } from "../../src/words";
import { content } from "../support/site-content";
import { expect, hydrated, SITE_URL, test, visit } from "./support/test";

const { words, planFinder, plans } = content.plans;

/** The plans whose annual and monthly prices differ. */
const priced = plans.flatMap(({ slug, price }) =>
  price && price.annual !== price.monthly ? [{ slug, ...price }] : [],
);

/**
 * Checks that all prices are visible, and returns the billing periods whose prices appear first on the cards.
 */
async function firstPrices(page: Page): Promise<Set<string>> {
  const first = new Set<string>();
  for (const { slug, annual, monthly } of priced) {
    const top = async (amount: number) => {
      const price = page.locator(`#${slug}`).getByText(formatDollars(amount), { exact: true });
      await expect(price).toBeVisible();
      return (await price.boundingBox())?.y ?? Number.NaN;
    };
    first.add((await top(annual)) < (await top(monthly)) ? "annual" : "monthly");
  }
  return first;
}

/** Locates the plan finder's visible recommendation. */
const recommendationOn = (page: Page) =>
  page
    .locator("section")
    .filter({ hasText: planFinder.title })
    .first()
    .locator("h3 > span")
    .first();

const slider = (page: Page, { label }: { label: string }) =>
  page.getByRole("slider", { name: label });
const field = (page: Page, { label }: { label: string }) =>
  page.getByRole("textbox", { name: label });

test("switching the billing period doesn't move any button", async ({ page }) => {
  // Otherwise, a card below the mouse moves by 2 px.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/pricing");
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = async (billing: string) => {
      await page.locator(`[name="billing"][value="${billing}"]`).check();
      return Promise.all(
        plans.map(async ({ slug }) => {
          const button = page.locator(`#${slug}`).getByRole("link");
          // Measure positions relative to the page, because checking a radio button may scroll the page.
          return button.evaluate((link) => link.getBoundingClientRect().top + scrollY);
        }),
      );
    };
    const annual = await tops("annual");
    const monthly = await tops("monthly");
    const moved = monthly.map((top, index) => Math.abs(top - (annual[index] ?? 0)));
    expect(Math.max(...moved), `at ${width} px`).toBeLessThan(0.5);
    // On wide screens, up to four plans share a row.
    const row = annual.slice(0, 4);
    if (width === 1440) expect(Math.max(...row) - Math.min(...row)).toBeLessThan(0.5);
  }
});

test("the plan finder works with only a keyboard and adds the need to the URL and to the contact form's message", async ({
  page,
}) => {
  await visit(page, "/pricing");
  expect(await firstPrices(page)).toEqual(new Set(["annual"]));
  await slider(page, planFinder.minutes).focus();
  await page.keyboard.press("PageUp");
  await page.keyboard.press("ArrowRight");
  const { min, max, start } = planFinder.minutes;
  const stops = roundNumbers(min, max);
  // PageUp doubles the value, and ArrowRight increases it by one step.
  const asked = stops[stops.indexOf(2 * start) + 1] ?? max;
  const minutes = asked.toLocaleString("en-US");
  await expect(field(page, planFinder.minutes)).toHaveValue(minutes);
  await field(page, planFinder.parallel).fill("20");
  await page.locator('[name="finder-billing"][value="monthly"]').check();
  await expect(page.locator('[name="billing"][value="monthly"]')).toBeChecked();
  expect(await firstPrices(page)).toEqual(new Set(["monthly"]));
  const address = `/pricing?minutes=${asked}&parallel=20&billing=monthly`;
  await expect(page).toHaveURL(address);

  const text = (await recommendationOn(page).textContent()) ?? "";
  await expect(page.getByRole("status")).toHaveText(text);
  await page.reload();
  await hydrated(page);
  await expect(recommendationOn(page)).toHaveText(text);

  const plan = plans.find(({ name }) => text.includes(name))?.name ?? "";
  await page.getByRole("link", { name: fillTemplate(planFinder.ask, { plan }) }).click();
  await expect(page).toHaveURL(`${SITE_URL}/contact`);
  const { needMessage } = content.contact.contactForm.plan;
  await expect(page.locator("[name=message]")).toHaveValue(
    fillTemplate(needMessage, { plan, minutes, parallel: "20" }),
  );
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(recommendationOn(page)).toHaveText(text);
});

test.describe("price curve", () => {
  test.use({ hasTouch: true });

  const point = (page: Page) => page.locator("section[aria-labelledby=plan-finder] circle");

  /** Returns the expected viewport position of the price curve's point for a number of minutes. */
  async function positionOf(page: Page, minutes: number): Promise<{ x: number; y: number }> {
    const { min, max } = planFinder.minutes;
    const box = await slider(page, planFinder.minutes).boundingBox();
    if (!box) throw new Error("The slider isn't visible");
    const thumb = 40;
    const share = Math.log(minutes / min) / Math.log(max / min);
    return {
      x: box.x + thumb / 2 + share * (box.width - thumb),
      y: box.y + box.height / 2,
    };
  }

  /** Returns the horizontal distance between the price curve's point and a position. */
  async function distanceFrom(page: Page, { x }: { x: number }): Promise<number> {
    const box = await point(page).boundingBox();
    return Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - x);
  }

  test("the point follows the mouse and horizontal swipes, while vertical swipes scroll the page", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/pricing");
    const { min, max, start } = planFinder.minutes;
    const stops = roundNumbers(min, max);
    const numberAt = (share: number) => stops[Math.round(share * (stops.length - 1))] ?? max;
    const minutes = field(page, planFinder.minutes);
    await minutes.scrollIntoViewIfNeeded();
    await expect(point(page)).toBeVisible();
    expect(await distanceFrom(page, await positionOf(page, start))).toBeLessThan(1);

    const [first, second, third] = [numberAt(0.25), numberAt(0.5), numberAt(0.9)];
    const clicked = await positionOf(page, first);
    await page.mouse.click(clicked.x, clicked.y);
    await expect(minutes).toHaveValue(first.toLocaleString("en-US"));
    expect(await distanceFrom(page, clicked)).toBeLessThan(1);

    const touch = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", points: object[]) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: points as { x: number; y: number }[],
      });
    const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      await send("touchStart", [from]);
      for (const share of [0.25, 0.5, 0.75, 1]) {
        const [x, y] = [from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)];
        await send("touchMove", [{ x, y }]);
      }
      await send("touchEnd", []);
    };
    const goal = await positionOf(page, third);
    await drag(clicked, goal);
    await expect(minutes).toHaveValue(third.toLocaleString("en-US"));
    expect(await distanceFrom(page, goal)).toBeLessThan(1);

    const before = await page.evaluate(() => scrollY);
    const middle = await positionOf(page, second);
    await drag(middle, { x: middle.x, y: middle.y - 120 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(minutes).toHaveValue(third.toLocaleString("en-US"));
  });
});

test("the table header is sticky on a phone, but not in a short viewport", async ({ page }) => {
  await visit(page, "/pricing");
  const table = page.locator("table[aria-labelledby=plan-comparison]");
  await page.locator("summary", { has: page.locator("#plan-comparison") }).click();
  for (const { sticks, ...size } of [
    { sticks: true, width: 390, height: 844 },
    { sticks: false, width: 568, height: 320 },
    // This viewport corresponds to a 1280 by 1024 px window at 400% zoom.
    { sticks: false, width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await table
      .locator("tr")
      .last()
      .evaluate((row) => row.scrollIntoView({ block: "center", behavior: "instant" }));
    const head = expect(table.locator("thead"), `at ${size.width} px`);
    if (sticks) await head.toBeInViewport();
    else await head.not.toBeInViewport();
  }
});

test("on a phone, the cards and the comparison together show every fact about every plan", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/pricing");
  const shown = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((labels) =>
        labels.flatMap((label) => (label.checkVisibility() ? [label.textContent] : [])),
      );
  const onCard = await shown(`#${plans.find(({ recommended }) => recommended)?.slug} dt`);
  expect(onCard.slice(0, 2)).toEqual([words.minutes, words.parallelTests]);
  expect(onCard.at(3)).toBe(words.suiteRuns);
  await page.locator("summary", { has: page.locator("#plan-comparison") }).click();
  const inTable = await shown("details:has(#plan-comparison) tbody th");
  const included = ["overage", "ciCd", "unlimitedUsers", "premiumSupport"] as const;
  expect(inTable.slice(-4)).toEqual(included.map((fact) => words[fact]));
});
