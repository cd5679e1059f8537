import { planFacts, recommend } from "../src/plan-words";
import { examplePricing } from "./support/example-pricing";

const { plans, words, planFinder } = examplePricing;

test.each([
  ["free", "500", "up to 5", "None", true, false, false],
  ["basic", "15,000", "up to 15", "$0.02 per minute", true, true, false],
  ["pro", "60,000", "up to 30", "$0.02 per minute", true, true, false],
  ["enterprise", "Custom", "Very large", "Custom", true, true, true],
])(
  "%s has %s minutes, %s parallel tests, overage %s; CI/CD %s, all users %s, premium support %s",
  (slug, ...facts) => {
    const found = plans
      .filter((plan) => plan.slug === slug)
      .flatMap((plan) => planFacts(plan, words));
    expect(found.map(({ included, text }) => included ?? text)).toEqual(facts);
    expect(found.slice(3).map(({ text }) => text)).toEqual(
      facts.slice(3).map((included) => (included ? "Included" : "Not included")),
    );
  },
);

test.each([
  [90_000, "Pro, $900 per month", undefined, "pro"],
  [
    90_001,
    "Lowest listed price: Pro, $900.02 per month",
    "Above 90,000 minutes, ask for Enterprise.",
    "enterprise",
  ],
])("the recommendation for %d minutes is %j, with the advice %j", (minutes, text, advice, slug) => {
  const need = { minutes, parallel: 10, billing: "annual" } as const;
  const found = recommend(examplePricing, need);
  expect(found).toMatchObject({ text, advice, slug });
  expect(found.plan?.slug).toBe("pro");
});

test("if no listed plan fits, the advice doesn't call another price the lowest", () => {
  const need = { minutes: 120_000, parallel: 31, billing: "annual" } as const;
  const found = recommend(examplePricing, need);
  expect(found).toMatchObject({
    text: planFinder.resultCustom,
    advice: undefined,
    slug: "enterprise",
  });
});
