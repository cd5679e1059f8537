import { planFacts } from "../../../src/sections/Plans/plan-facts";
import { examplePricing } from "../../support/example-pricing";

const { plans, words } = examplePricing;

test("only a yes or no is marked as one", () => {
  const [plan] = plans;
  if (!plan) throw new Error("No plans");
  expect(planFacts(plan, words).map(({ included }) => included)).toEqual([
    undefined,
    undefined,
    undefined,
    true,
    false,
    false,
  ]);
});
