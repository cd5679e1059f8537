import { planFacts } from "../src/plan-words";
import { examplePricing } from "./support/example-pricing";

const { plans, words } = examplePricing;

test("only the yes-or-no facts say whether the plan includes them", () => {
  const [plan] = plans;
  if (!plan) throw new Error("No plans");
  expect(planFacts(plan, words).map(({ included }) => included)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    true,
    false,
    false,
  ]);
});

test("the price per included minute is based on annual billing and shown in cents, or as custom", () => {
  const prices = plans.map((plan) => planFacts(plan, words)[1]?.text);
  expect(prices).toEqual(["$0", "from 0.67¢", "from 0.5¢", words.custom]);
});
