import { estimate } from "../../../src/sections/Plans/estimate";
import { examplePricing } from "../../support/content";

const { plans } = examplePricing;

test.each([
  // Free holds 500 minutes, sells none beyond, and runs 5 tests at once.
  [0, 1, "Free", 0, 0],
  [500, 5, "Free", 0, 0],
  [501, 5, "Basic", 100, 0],
  [500, 6, "Basic", 100, 0],
  // Basic holds 15,000 minutes and 15 tests at once; each further minute is $0.02.
  [15_000, 15, "Basic", 100, 0],
  [15_001, 15, "Basic", 100.02, 1],
  [20_000, 10, "Basic", 200, 5_000],
  [24_999, 15, "Basic", 299.98, 9_999],
  // At 25,000 minutes Basic costs what Pro does; beyond, Pro is the cheaper one.
  [25_000, 15, "Basic", 300, 10_000],
  [25_001, 15, "Pro", 300, 0],
  [500, 16, "Pro", 300, 0],
  [60_000, 30, "Pro", 300, 0],
  [60_500, 30, "Pro", 310, 500],
  [120_000, 30, "Pro", 1_500, 60_000],
])("%d minutes, %d at once: %s for $%d with %d extra minutes", (minutes, parallel, ...expected) => {
  const [plan, cost, extraMinutes] = expected;
  const found = estimate(plans, minutes, parallel);
  expect(found).toMatchObject({ plan, cost, extraMinutes });
  expect(found?.extraCost).toBe(Math.round(extraMinutes * 2) / 100);
});

test("more tests at once than any listed plan runs is a case for talking", () => {
  expect(estimate(plans, 500, 31)).toBeUndefined();
});

test("a plan with a custom price is never the estimate", () => {
  const custom = plans.filter(({ price }) => price === null);
  expect(custom.map(({ name }) => name)).toEqual(["Enterprise"]);
  expect(estimate(custom, 0, 1)).toBeUndefined();
});

test("the order of the plans doesn't matter", () => {
  expect(estimate([...plans].reverse(), 30_000, 10)).toEqual(estimate(plans, 30_000, 10));
});

test("cents don't add up to fractions of a cent", () => {
  const plan = { name: "Odd", price: { annual: 1 }, minutes: 0, overage: 0.07, parallelTests: 1 };
  expect(estimate([plan], 3, 1)).toMatchObject({ cost: 1.21, extraCost: 0.21 });
});
