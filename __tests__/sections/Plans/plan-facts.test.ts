import { planFacts } from "../../../src/sections/Plans/plan-facts";
import { examplePricing } from "../../support/example-pricing";

const { plans, words } = examplePricing;

test("every large figure has its thousands set apart", () => {
  const [plan] = plans;
  if (!plan) throw new Error("No plans");
  const large = { ...plan, minutes: 1_250_000, overage: 1000, parallelTests: 1200 };
  expect(planFacts(large, words).map(({ text }) => text)).toEqual(
    expect.arrayContaining(["1,250,000", "$1,000 per minute", "up to 1,200"]),
  );
});

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
