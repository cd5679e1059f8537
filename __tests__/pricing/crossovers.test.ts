import fc from "fast-check";
import { BILLINGS, cheapest, type Plan } from "../../src/pricing/costs";
import { cheapestStretches, nextMinutes } from "../../src/pricing/crossovers";
import { anyPlans } from "../support/any-plans";
import { examplePricing } from "../support/example-pricing";

const { plans } = examplePricing;

test.each([
  [0, 5_000],
  [5_000, 20_307],
  [20_307, undefined],
])(
  "with more minutes, an earlier plan may become the cheapest again (next change after %d minutes: %p)",
  (minutes, next) => {
    const plan = (slug: string, price: number, included: number, overage: number) => ({
      ...{ slug, name: slug, minutes: included, overage, parallelTests: 1, askAbove: null },
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

describe("for any plans, parallel tests and billing", () => {
  const offers = fc.oneof(fc.constant<readonly Plan[]>(plans), anyPlans);
  const choices = fc.record({
    parallel: fc.integer({ min: 1, max: 60 }),
    billing: fc.constantFrom(...BILLINGS),
  });

  test("the next change is at the first number of minutes for which another plan is the cheapest", () => {
    fc.assert(
      fc.property(offers, choices, fc.nat(200_000), (offered, choice, from) => {
        const next = nextMinutes(offered, { ...choice, minutes: from });
        const at = (minutes: number) => cheapest(offered, { ...choice, minutes });
        const last = next ?? from + 100_000;
        for (let minutes = from; minutes < last; minutes += 1 + (minutes % 97)) {
          if (at(minutes) !== at(from)) throw new Error(`${minutes} comes before ${next}`);
        }
        if (next === undefined) return;
        expect(at(next - 1)).toBe(at(from));
        expect(at(next)).not.toBe(at(from));
      }),
    );
  });

  test("each number of minutes is in the stretch of its cheapest plan, or in none", () => {
    const range = { min: 100, max: 500_000 };
    fc.assert(
      fc.property(offers, choices, fc.integer(range), (offered, choice, minutes) => {
        const found = cheapestStretches(offered, range, choice).filter(
          ({ from, to }) => minutes >= from && minutes <= to,
        );
        const best = cheapest(offered, { ...choice, minutes });
        expect(found.map(({ plan }) => plan)).toEqual(best ? [best] : []);
      }),
    );
  });
});
