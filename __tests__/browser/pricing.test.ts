import type { Page } from "@playwright/test";
import { formatDollars } from "../../src/numbers/numbers";
import { estimate } from "../../src/sections/Plans/estimate";
import { content } from "../support/site-content";
import { expect, hydrated, SITE_URL, test, visit, visitWithoutScripts } from "./support/test";

const { words, estimator, plans } = content.plans;

/** The plans with a choice of two prices. */
const priced = plans.flatMap(({ slug, price }) =>
  price && price.annual !== price.monthly ? [{ slug, ...price }] : [],
);

/** Which of their two prices stands first on the cards, and that all of them can be seen. */
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

/** What the estimator says to a need. */
function answerTo(minutes: number, parallel: number): string[] {
  const found = estimate(
    plans.map(({ name, price, minutes, overage, parallelTests }) => ({
      name,
      price: price ?? null,
      minutes: minutes ?? null,
      overage: overage ?? null,
      parallelTests: parallelTests ?? null,
    })),
    minutes,
    parallel,
  );
  if (!found) return [estimator.resultCustom];
  const { plan, cost, extraMinutes, extraCost } = found;
  const extra = estimator.resultOverage
    .replace("[minutes]", extraMinutes.toLocaleString("en-US"))
    .replace("[cost]", () => formatDollars(extraCost));
  return [
    estimator.result.replace("[plan]", plan).replace("[price]", () => formatDollars(cost)),
    ...(extraMinutes > 0 ? [extra] : []),
  ];
}

test("the billing switch works with the keyboard, and both prices stay", async ({ page }) => {
  await visit(page, "/pricing");
  const annual = page.getByRole("radio", { name: words.annual });
  const monthly = page.getByRole("radio", { name: words.monthly });
  await expect(annual).toBeChecked();
  expect(await firstPrices(page)).toEqual(new Set(["annual"]));

  await annual.focus();
  await page.keyboard.press("ArrowRight");
  await expect(monthly).toBeChecked();
  await expect(monthly).toBeFocused();
  expect(await firstPrices(page)).toEqual(new Set(["monthly"]));

  await page.keyboard.press("ArrowLeft");
  await expect(annual).toBeChecked();
  expect(await firstPrices(page)).toEqual(new Set(["annual"]));
});

test("the estimator answers with the cheapest plan, with the keyboard alone", async ({ page }) => {
  await visit(page, "/pricing");
  const minutes = page.getByRole("slider", { name: estimator.minutes });
  const parallel = page.getByRole("slider", { name: estimator.parallel });
  const expectAnswer = async () => {
    const texts = answerTo(Number(await minutes.inputValue()), Number(await parallel.inputValue()));
    for (const text of texts) await expect(page.locator("output")).toContainText(text);
    return texts;
  };
  const [free, basic] = plans;

  await minutes.fill(String(free?.minutes));
  await parallel.fill(String(free?.parallelTests));
  expect((await expectAnswer())[0]).toContain(free?.name);

  await minutes.focus();
  await page.keyboard.press("ArrowRight");
  expect((await expectAnswer())[0]).not.toContain(free?.name);

  await minutes.fill(String((basic?.minutes ?? 0) + 1000));
  await expectAnswer();

  await parallel.focus();
  await page.keyboard.press("End");
  expect(await expectAnswer()).toEqual([estimator.resultCustom]);
});

test("a slider that was moved before React came is answered too", async ({ page }) => {
  const letThrough = await visitWithoutScripts(page, "/pricing");
  const minutes = page.getByRole("slider", { name: estimator.minutes });
  await minutes.focus();
  await page.keyboard.press("End");
  const moved = await minutes.inputValue();
  letThrough();
  await hydrated(page);
  await expect(page.locator("output")).toHaveText(answerTo(Number(moved), 10).join(""));
  await expect(minutes).toHaveValue(moved);
  await expect(minutes).toHaveAttribute("aria-valuetext", Number(moved).toLocaleString("en-US"));
});

test("every plan's button leads to /contact, where the message begins with the plan", async ({
  page,
}) => {
  const { chosen, message } = content.contact.form.plan;
  for (const { slug, name } of plans) {
    await visit(page, "/pricing");
    await page.locator(`#${slug}`).getByRole("link").click();
    await expect(page).toHaveURL(`${SITE_URL}/contact`);
    await expect(page.getByText(chosen.replace("[plan]", name))).toBeVisible();
    await expect(page.locator("[name=message]")).toHaveValue(message.replace("[plan]", name));
  }
});

test("what a plan includes or not is said in words, for screen readers too", async ({ page }) => {
  await visit(page, "/pricing");
  for (const { slug, unlimitedUsers } of plans) {
    const fact = page
      .locator(`#${slug}`)
      .getByRole("term")
      .filter({ hasText: words.unlimitedUsers })
      .locator("xpath=following-sibling::dd");
    await expect(fact).toHaveText(unlimitedUsers ? words.included : words.notIncluded);
  }
});

test("on a wide screen up to four plans fill one row, and nothing in them is wider than they are", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/pricing");
  const cards = plans.slice(0, 4).map(({ slug }) => page.locator(`#${slug}`));
  const boxes = await Promise.all(cards.map((card) => card.boundingBox()));
  const row = await page.locator(`#${plans[0]?.slug}`).locator("xpath=..").boundingBox();
  const [first, last] = [boxes[0], boxes.at(-1)];
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
  expect(first?.x).toBeCloseTo(row?.x ?? 0, 0);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((row?.x ?? 0) + (row?.width ?? 0), 0);
  for (const card of cards) {
    expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
  }
});

test("cards change on hover, and one plan's box is the active one", async ({ page }) => {
  await visit(page, "/pricing");
  const borderOf = (slug: string) =>
    page.locator(`#${slug}`).evaluate((card) => getComputedStyle(card).borderTopColor);
  const chosen = plans.find(({ recommended }) => recommended)?.slug ?? "";
  const other = plans.find(({ recommended }) => !recommended)?.slug ?? "";
  const active = await borderOf(chosen);
  const rest = await borderOf(other);
  expect(active).not.toBe(rest);
  await expect(page.locator(`#${chosen}`)).toContainText(words.recommended);
  await page.locator(`#${other}`).hover({ position: { x: 5, y: 5 } });
  await expect.poll(() => borderOf(other)).toBe(active);
  await page.mouse.move(0, 0);
  await expect.poll(() => borderOf(other)).toBe(rest);
});
