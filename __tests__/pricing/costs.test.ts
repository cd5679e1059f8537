import fc from "fast-check";
import {
  BILLINGS,
  type Billing,
  centsOn,
  cheapest,
  costOn,
  inCents,
  type Need,
  type Plan,
} from "../../src/pricing/costs";
import { nextMinutes } from "../../src/pricing/crossovers";
import { anyPlans } from "../support/any-plans";
import { examplePricing } from "../support/example-pricing";

const { plans } = examplePricing;

const planCalled = (slug: string) => {
  const plan = plans.find((candidate) => candidate.slug === slug);
  if (!plan) throw new Error(`No plan ${slug}`);
  return plan;
};

describe("the cheapest plan", () => {
  test.each<[minutes: number, parallel: number, Billing, slug: string, cents: number]>([
    // Free includes 500 minutes, doesn't sell extra minutes, and runs 5 tests at once.
    [0, 1, "annual", "free", 0],
    [500, 5, "monthly", "free", 0],
    [501, 5, "annual", "basic", 10_000],
    [501, 5, "monthly", "basic", 14_000],
    [500, 6, "annual", "basic", 10_000],
    // Basic includes 15,000 minutes and 15 tests at once, and charges $0.02 for each extra minute.
    [15_000, 15, "annual", "basic", 10_000],
    [15_001, 15, "annual", "basic", 10_002],
    [15_001, 15, "monthly", "basic", 14_002],
    [20_000, 10, "annual", "basic", 20_000],
    // With annual billing, Basic and Pro cost the same at 25,000 minutes, and Pro is cheaper beyond that.
    [25_000, 15, "annual", "basic", 30_000],
    [25_001, 15, "annual", "pro", 30_000],
    // With month-to-month billing, Basic and Pro cost the same at 26,750 minutes.
    [26_750, 15, "monthly", "basic", 37_500],
    [26_751, 15, "monthly", "pro", 37_500],
    [500, 16, "annual", "pro", 30_000],
    [60_000, 30, "monthly", "pro", 37_500],
    [60_001, 30, "annual", "pro", 30_002],
    [200_000, 30, "annual", "pro", 310_000],
  ])(
    "for %d minutes, %d at once, billed %s, is %s for %d cents",
    (minutes, parallel, ...expected) => {
      const [billing, slug, cents] = expected;
      const plan = cheapest(plans, { minutes, parallel, billing });
      expect(plan?.slug).toBe(slug);
      expect(plan && centsOn(plan, { minutes, parallel, billing })).toBe(cents);
    },
  );

  test("is the first of the plans that cost the same", () => {
    const need = { minutes: 25_000, parallel: 15, billing: "annual" } as const;
    expect(cheapest([...plans].reverse(), need)?.slug).toBe("pro");
  });
});

describe("costOn returns the reason that a plan doesn't cover a need", () => {
  test.each([
    ["free", 501, 5, "minutes"],
    ["free", 501, 6, "parallel"],
    ["basic", 0, 16, "parallel"],
    ["enterprise", 0, 1, "custom"],
  ])("%s at %d minutes, %d at once: %s", (slug, minutes, parallel, reason) => {
    expect(costOn(planCalled(slug), { minutes, parallel, billing: "annual" })).toBe(reason);
  });

  test.each(["price", "minutes", "parallelTests"])(
    "a plan without a listed value for %s: custom",
    (name) => {
      const plan = { ...planCalled("basic"), [name]: null };
      expect(costOn(plan, { minutes: 0, parallel: 1, billing: "annual" })).toBe("custom");
    },
  );
});

test.each([
  [0, 5_000],
  [5_000, 20_307],
  [20_307, undefined],
])(
  "with more minutes, an earlier plan may become the cheapest again (next change after %d minutes: %p)",
  (minutes, next) => {
    const plan = (slug: string, price: number, included: number, overage: number) => ({
      ...{ slug, name: slug, minutes: included, overage, parallelTests: 1 },
      price: { annual: price, monthly: price },
    });
    const offered = [
      plan("never the cheapest", 10_000, 50_000, 1),
      plan("for 20,000 minutes", 150, 20_000, 0.5),
      plan("by the minute", 100, 0, 0.01),
    ];
    expect(nextMinutes(offered, { minutes, parallel: 1, billing: "annual" })).toBe(next);
  },
);

test("floating-point arithmetic doesn't leave fractions of a cent", () => {
  const plan = { ...planCalled("basic"), price: { annual: 0.1, monthly: 0.2 }, minutes: 0 };
  const cents = (minutes: number) => costOn(plan, { minutes, parallel: 1, billing: "annual" });
  expect(cents(3)).toEqual({ cents: 16, extraMinutes: 3, extraCents: 6 });
  expect(inCents(1.15)).toBe(115);
});

describe("for 1 to 200,000 minutes and 1 to 60 tests at once, billed annually or monthly", () => {
  const need = fc.record({
    minutes: fc.integer({ min: 1, max: 200_000 }),
    parallel: fc.integer({ min: 1, max: 60 }),
    billing: fc.constantFrom(...BILLINGS),
  });

  const thesePlans = fc.oneof(fc.constant(plans), anyPlans);

  const centsOf = (plan: Plan, month: Need) => centsOn(plan, month) ?? Number.POSITIVE_INFINITY;

  test("no plan that covers a need costs less than the plan that was found to be the cheapest", () => {
    fc.assert(
      fc.property(thesePlans, need, (offered, month) => {
        const best = cheapest(offered, month);
        const least = Math.min(...offered.map((plan) => centsOf(plan, month)));
        expect(best ? centsOf(best, month) : Number.POSITIVE_INFINITY).toBe(least);
      }),
    );
  });

  test("more minutes never cost less", () => {
    fc.assert(
      fc.property(thesePlans, need, fc.nat(5_000), (offered, month, more) => {
        const after = { ...month, minutes: month.minutes + more };
        for (const plan of offered) {
          expect(centsOf(plan, after)).toBeGreaterThanOrEqual(centsOf(plan, month));
        }
      }),
    );
  });

  test("the next change is at the first number of minutes for which another plan is the cheapest", () => {
    fc.assert(
      fc.property(thesePlans, need, (offered, month) => {
        const next = nextMinutes(offered, month);
        const at = (minutes: number) => cheapest(offered, { ...month, minutes });
        const now = at(month.minutes);
        const last = next ?? month.minutes + 100_000;
        for (let minutes = month.minutes; minutes < last; minutes += 1 + (minutes % 97)) {
          if (at(minutes) !== now) throw new Error(`${minutes} comes before ${next}`);
        }
        if (next === undefined) return;
        expect(at(next - 1)).toBe(now);
        expect(at(next)).not.toBe(now);
      }),
    );
  });
});
