import { findPlan } from "../../../src/sections/Plans/find-plan";
import type { Billing } from "../../../src/sections/Plans/quotes";
import { examplePricing } from "../../support/example-pricing";

const { plans, words, finder } = examplePricing;

const answerTo = (minutes: number, parallel: number, billing: Billing = "annual") =>
  findPlan(plans, { minutes, parallel, billing }, { ...words, ...finder });

/** Returns each plan's cost and note, with the cheapest plan marked. */
const costsOf = (answer: ReturnType<typeof answerTo>) =>
  answer.costs.map(
    ({ plan, amount, note, isCheapest }) => `${isCheapest ? "> " : ""}${plan}: ${amount}, ${note}`,
  );

test("the answer contains the cheapest plan, its price, the reason, and the cost of every plan", () => {
  const answer = answerTo(20_000, 10);
  expect(answer.result).toBe("Basic, $200 per month");
  expect(answer.why).toBe(
    "The cheapest plan that holds 20,000 minutes a month and runs 10 tests at once.",
  );
  expect(costsOf(answer)).toEqual([
    "Free: Too small, runs up to 5 tests at once",
    "> Basic: $200, $100 and $100 for 5,000 more minutes",
    "Pro: $300, all minutes included",
    "Enterprise: Custom, on request",
  ]);
  expect(answer.next).toEqual([
    "Beyond 25,000 minutes a month, Pro is the cheapest.",
    "For more than 15 tests at once, it is Pro.",
  ]);
  expect(answer.ask).toBe("Ask about Basic");
  expect(answer.slug).toBe("basic");
});

test("month-to-month billing changes the price and the point at which another plan becomes cheapest", () => {
  const answer = answerTo(26_750, 15, "monthly");
  expect(answer.result).toBe("Basic, $375 per month, month to month");
  expect(costsOf(answer)[1]).toBe("> Basic: $375, $140 and $235 for 11,750 more minutes");
  expect(answer.next[0]).toBe("Beyond 26,750 minutes a month, Pro is the cheapest.");
});

test.each(["annual", "monthly"] as const)(
  "if a plan costs the same with annual and monthly billing, the answer doesn't mention billing (%s)",
  (billing) => {
    const answer = answerTo(500, 5, billing);
    expect(answer.result).toBe("Free, $0 per month");
    expect(costsOf(answer)[0]).toBe("> Free: $0, all minutes included");
    expect(answer.next).toEqual([
      "Beyond 500 minutes a month, Basic is the cheapest.",
      "For more than 5 tests at once, it is Basic.",
    ]);
  },
);

test("for a plan without extra minutes, the note says how many minutes the plan includes", () => {
  expect(costsOf(answerTo(501, 5))[0]).toBe("Free: Too small, holds 500 minutes and sells no more");
});

test("if no listed plan has enough parallel tests, the answer is to ask about Enterprise", () => {
  const answer = answerTo(500, 31);
  expect(answer.result).toBe(finder.resultCustom);
  expect(answer.why).toBeUndefined();
  expect(answer.next).toEqual([]);
  expect([answer.slug, answer.ask]).toEqual(["enterprise", "Ask about Enterprise"]);
  expect(answer.costs.filter(({ isCheapest }) => isCheapest)).toEqual([]);
});

test("if there is no custom-priced plan, the answer has no plan to ask about", () => {
  const listed = plans.filter(({ price }) => price !== null);
  const need = { minutes: 500, parallel: 31, billing: "annual" } as const;
  const answer = findPlan(listed, need, { ...words, ...finder });
  expect([answer.slug, answer.ask]).toEqual([undefined, undefined]);
});

test("for more parallel tests than any listed plan has, the next plan is the custom-priced plan", () => {
  expect(answerTo(60_000, 30).next).toEqual(["For more than 30 tests at once, it is Enterprise."]);
});

test("a plan without a price is never called the cheapest", () => {
  const need = { minutes: 20_000, parallel: 10, billing: "annual" } as const;
  const withoutMore = plans.map((plan) => ({ ...plan, overage: null }));
  expect(findPlan(withoutMore, need, { ...words, ...finder }).next).toEqual([
    "For more than 30 tests at once, it is Enterprise.",
  ]);
});
