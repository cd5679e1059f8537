import type { Billing } from "../../../src/pricing/costs";
import { findPlan } from "../../../src/sections/PlanFinder/find-plan";
import { examplePricing } from "../../support/example-pricing";

const { plans, planFinder } = examplePricing;

const found = (minutes: number, parallel: number, billing: Billing = "annual") =>
  findPlan(examplePricing, { minutes, parallel, billing });

/** Returns each plan's cost and note, with the cheapest plan marked. */
const costsOf = (recommendation: ReturnType<typeof found>) =>
  recommendation.costs.map(
    ({ plan, amount, note, isCheapest }) => `${isCheapest ? "> " : ""}${plan}: ${amount}, ${note}`,
  );

test("the recommendation contains the cheapest plan, its price, the reason, and the cost of every plan", () => {
  const advice = found(20_000, 10);
  expect(advice.text).toBe("Basic, $200 per month");
  expect(advice.why).toBe(
    "The cheapest plan that holds 20,000 minutes a month and runs 10 tests at once.",
  );
  expect(costsOf(advice)).toEqual([
    "Free: Too small, runs up to 5 tests at once",
    "> Basic: $200, $100 and $100 for 5,000 more minutes",
    "Pro: $300, all minutes included",
    "Enterprise: Custom, on request",
  ]);
  expect(advice.next).toEqual([
    "Beyond 25,000 minutes a month, Pro is the cheapest.",
    "For more than 15 tests at once, it is Pro.",
  ]);
  expect(advice.ask).toBe("Ask about Basic");
  expect(advice.slug).toBe("basic");
});

test.each(["annual", "monthly"] as const)(
  "if a plan costs the same with annual and monthly billing, the recommendation doesn't mention billing (%s)",
  (billing) => {
    const advice = found(500, 5, billing);
    expect(advice.text).toBe("Free, $0 per month");
    expect(costsOf(advice)[0]).toBe("> Free: $0, all minutes included");
    expect(advice.next).toEqual([
      "Beyond 500 minutes a month, Basic is the cheapest.",
      "For more than 5 tests at once, it is Basic.",
    ]);
  },
);

test("above the number of minutes at which to ask for a plan, no listed plan is called the cheapest", () => {
  expect(found(90_000, 10)).toMatchObject({ text: "Pro, $900 per month", slug: "pro" });
  const advice = found(90_001, 10);
  expect(advice.text).toBe("Lowest listed price: Pro, $900.02 per month");
  expect(advice.slug).toBe("enterprise");
  expect(advice.why).toBe("Above 90,000 minutes, ask for Enterprise.");
  expect(advice.costs.some(({ isCheapest }) => isCheapest)).toBe(false);
  expect(advice.next).toEqual(["For more than 30 tests at once, it is Enterprise."]);
  expect(found(60_000, 10).next[0]).toBe("Above 90,000 minutes, ask for Enterprise.");
  // Basic is the cheapest up to 25,000 minutes.
  expect(found(20_000, 10).next[0]).toBe("Beyond 25,000 minutes a month, Pro is the cheapest.");
});

test("if no listed plan has enough parallel tests, the recommendation is to ask about Enterprise", () => {
  const advice = found(120_000, 31);
  expect(advice.text).toBe(planFinder.resultCustom);
  expect(advice.why).toBeUndefined();
  expect(advice.next).toEqual([]);
  expect([advice.slug, advice.ask]).toEqual(["enterprise", "Ask about Enterprise"]);
  expect(advice.costs.filter(({ isCheapest }) => isCheapest)).toEqual([]);
});

test("if there is no custom-priced plan, the recommendation has no plan to ask about", () => {
  const listed = plans.filter(({ price }) => price !== null);
  const need = { minutes: 500, parallel: 31, billing: "annual" } as const;
  const advice = findPlan({ ...examplePricing, plans: listed }, need);
  expect([advice.slug, advice.ask]).toEqual([undefined, undefined]);
});

test("a plan without a price is never called the cheapest", () => {
  const need = { minutes: 20_000, parallel: 10, billing: "annual" } as const;
  const withoutMore = plans.map((plan) => ({ ...plan, overage: null }));
  expect(findPlan({ ...examplePricing, plans: withoutMore }, need).next).toEqual([
    "For more than 30 tests at once, it is Enterprise.",
  ]);
});
