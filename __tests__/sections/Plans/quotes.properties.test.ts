import fc from "fast-check";
import {
  BILLINGS,
  type Billing,
  cheapest,
  type Need,
  nextMinutes,
  type PricedPlan,
  quote,
} from "../../../src/sections/Plans/quotes";
import { examplePricing } from "../../support/content";

const { plans } = examplePricing;

describe("over 1 to 200,000 minutes and 1 to 60 tests at once, both ways to pay", () => {
  const need = fc.record({
    minutes: fc.integer({ min: 1, max: 200_000 }),
    parallel: fc.integer({ min: 1, max: 60 }),
  });
  const billing = fc.constantFrom(...BILLINGS);

  /** Any plans, written as content is: dollars with two decimals at most. */
  const dollars = (max: number) => fc.integer({ min: 0, max }).map((cents) => cents / 100);
  const anyPlans = fc.array(
    fc.record({
      price: fc.option(fc.record({ annual: dollars(60_000), monthly: dollars(60_000) })),
      minutes: fc.option(fc.integer({ min: 0, max: 200_000 })),
      overage: fc.option(dollars(20)),
      parallelTests: fc.option(fc.integer({ min: 1, max: 60 })),
    }),
    { minLength: 1, maxLength: 6 },
  );
  const named = (found: Omit<PricedPlan, "slug">[]) =>
    found.map((plan, index) => ({ ...plan, slug: `plan-${index}` }));
  const thesePlans = fc.oneof(fc.constant(plans), anyPlans.map(named));

  const centsOf = (plan: PricedPlan, month: Need, how: Billing) => {
    const cost = quote(plan, month, how);
    return typeof cost === "string" ? Number.POSITIVE_INFINITY : cost.cents;
  };

  /** Another way to the same: minute by minute, in cents that are read from the figure's digits. */
  function countedCents(plan: PricedPlan, { minutes, parallel }: Need, how: Billing): number {
    const { price, minutes: included, overage, parallelTests } = plan;
    if (price === null || included === null) return Number.POSITIVE_INFINITY;
    if (parallelTests === null || parallelTests < parallel) return Number.POSITIVE_INFINITY;
    const perMinute = overage === null ? Number.POSITIVE_INFINITY : digitsOf(overage);
    let cents = digitsOf(price[how]);
    for (let minute = included + 1; minute <= minutes; minute++) cents += perMinute;
    return cents;
  }

  const digitsOf = (amount: number) => Number(amount.toFixed(2).replace(".", ""));

  test("every cost is what a count minute by minute comes to", () => {
    fc.assert(
      fc.property(thesePlans, need, billing, (offered, month, how) => {
        for (const plan of offered) {
          expect(centsOf(plan, month, how)).toBe(countedCents(plan, month, how));
        }
      }),
    );
  });

  test("no plan that holds a need costs less than the cheapest", () => {
    fc.assert(
      fc.property(thesePlans, need, billing, (offered, month, how) => {
        const best = cheapest(offered, month, how);
        const least = Math.min(...offered.map((plan) => centsOf(plan, month, how)));
        expect(best ? centsOf(best, month, how) : Number.POSITIVE_INFINITY).toBe(least);
      }),
    );
  });

  test("more minutes never cost less", () => {
    fc.assert(
      fc.property(thesePlans, need, billing, fc.nat(5_000), (offered, month, how, more) => {
        const after = { ...month, minutes: month.minutes + more };
        for (const plan of offered) {
          expect(centsOf(plan, after, how)).toBeGreaterThanOrEqual(centsOf(plan, month, how));
        }
      }),
    );
  });

  test("the next change is the first one", () => {
    fc.assert(
      fc.property(thesePlans, need, billing, (offered, month, how) => {
        const next = nextMinutes(offered, month, how);
        const at = (minutes: number) => cheapest(offered, { ...month, minutes }, how);
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

  test("whole numbers of cents are all there is", () => {
    fc.assert(
      fc.property(need, billing, (month, how) => {
        const best = cheapest(plans, month, how);
        if (best) expect(Number.isInteger(centsOf(best, month, how))).toBe(true);
        else expect(month.parallel).toBeGreaterThan(30);
      }),
    );
  });
});
