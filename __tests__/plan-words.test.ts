import { planFacts } from "../src/plan-words";
import { examplePricing } from "./support/example-pricing";

const { plans, words } = examplePricing;

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
