import fc from "fast-check";
import {
  BILLINGS,
  type Billing,
  centsOn,
  cheapest,
  costOn,
  inCents,
  type Plan,
  planToAskFor,
  smallestPlan,
} from "../../src/pricing/costs";
import { anyPlans } from "../support/any-plans";
import { examplePricing } from "../support/example-pricing";

const { plans } = examplePricing;
const [free, basic, , enterprise] = plans as unknown as [Plan, Plan, Plan, Plan];

describe("the cheapest plan", () => {
  test.each<[minutes: number, parallel: number, Billing, slug: string, cents: number]>([
    // Free includes 500 minutes, doesn't sell extra minutes, and runs 5 tests at once.
    [0, 1, "annual", "free", 0],
    [500, 5, "monthly", "free", 0],
    [501, 5, "annual", "basic", 10_000],
    [500, 6, "monthly", "basic", 14_000],
    // Basic includes 15,000 minutes and 15 tests at once, and charges $0.02 for each extra minute.
    [15_000, 15, "annual", "basic", 10_000],
    [15_001, 15, "monthly", "basic", 14_002],
    // With annual billing, Basic and Pro cost the same at 25,000 minutes, and Pro is cheaper beyond that.
    [25_000, 15, "annual", "basic", 30_000],
    [25_001, 15, "annual", "pro", 30_000],
    // With month-to-month billing, Basic and Pro cost the same at 26,750 minutes.
    [26_750, 15, "monthly", "basic", 37_500],
    [26_751, 15, "monthly", "pro", 37_500],
    [500, 16, "annual", "pro", 30_000],
    [60_001, 30, "annual", "pro", 30_002],
  ])("for %d minutes, %d at once, billed %s, is %s for %d cents", (minutes, parallel, ...rest) => {
    const [billing, slug, cents] = rest;
    const plan = cheapest(plans, { minutes, parallel, billing });
    expect(plan?.slug).toBe(slug);
    expect(plan && centsOn(plan, { minutes, parallel, billing })).toBe(cents);
  });

  test("is the first of the plans that cost the same", () => {
    const need = { minutes: 25_000, parallel: 15, billing: "annual" } as const;
    expect(cheapest([...plans].reverse(), need)?.slug).toBe("pro");
  });

  test("of any plans costs no more than the others", () => {
    const need = fc.record({
      minutes: fc.nat(200_000),
      parallel: fc.integer({ min: 1, max: 60 }),
      billing: fc.constantFrom(...BILLINGS),
    });
    fc.assert(
      fc.property(anyPlans, need, (offered, month) => {
        const costs = offered.flatMap((plan) => centsOn(plan, month) ?? []);
        const best = cheapest(offered, month);
        expect(best ? [centsOn(best, month)] : []).toEqual(costs.sort((a, b) => a - b).slice(0, 1));
      }),
    );
  });
});

test.each([
  [free, 501, 5, "minutes"],
  [free, 501, 6, "parallel"],
  [basic, 0, 16, "parallel"],
  [enterprise, 0, 1, "custom"],
  [{ ...basic, price: null }, 0, 1, "custom"],
  [{ ...basic, minutes: null }, 0, 1, "custom"],
  [{ ...basic, parallelTests: null }, 0, 1, "custom"],
])("%o doesn't cover %d minutes, %d at once: %s", (plan, minutes, parallel, reason) => {
  expect(costOn(plan, { minutes, parallel, billing: "annual" })).toBe(reason);
});

test.each([
  [90_000, 1, undefined],
  [90_001, 1, "enterprise"],
  [9_999_999, 31, "enterprise"],
])("for %d minutes, %d at once, the plan to ask for is %s", (minutes, parallel, slug) => {
  const need = { minutes, parallel, billing: "annual" } as const;
  for (const offered of [plans, [...plans].reverse()]) {
    expect(planToAskFor(offered, need)?.slug).toBe(slug);
  }
  const unlimited = { ...enterprise, slug: "government", askAbove: null };
  expect(planToAskFor([unlimited, ...plans], need)?.slug).toBe(slug);
  expect(planToAskFor([free, basic, unlimited], need)).toBeUndefined();
});

test.each([
  [1, "free"],
  [5, "free"],
  [6, "basic"],
  [30, "pro"],
  [31, "enterprise"],
])(
  "the smallest plan with %d lanes is %s, in whatever order the plans are listed",
  (lanes, slug) => {
    expect(smallestPlan(plans, lanes)?.slug).toBe(slug);
    expect(smallestPlan([...plans].reverse(), lanes)?.slug).toBe(slug);
    expect(smallestPlan([basic], 16)).toBeUndefined();
  },
);

test("floating-point arithmetic doesn't leave fractions of a cent", () => {
  const plan = { ...basic, price: { annual: 0.1, monthly: 0.2 }, minutes: 0 };
  expect(costOn(plan, { minutes: 3, parallel: 1, billing: "annual" })).toEqual({
    cents: 16,
    extraMinutes: 3,
    extraCents: 6,
  });
  expect(inCents(1.15)).toBe(115);
});
