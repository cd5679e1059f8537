import { planFacts } from "../src/plan-words";
import { examplePricing } from "./support/example-pricing";

const { plans, words } = examplePricing;

test.each([
  ["free", "500", "$0", "None", "up to 5", true, false, false],
  ["basic", "15,000", "from 0.67¢", "$0.02 per minute", "up to 15", true, true, false],
  ["pro", "60,000", "from 0.5¢", "$0.02 per minute", "up to 30", true, true, false],
  ["enterprise", "Custom", "Custom", "Custom", "Very large", true, true, true],
])(
  "%s has %s minutes at %s each, overage %s, %s parallel tests; CI/CD %s, all users %s, premium support %s",
  (slug, ...facts) => {
    const found = plans
      .filter((plan) => plan.slug === slug)
      .flatMap((plan) => planFacts(plan, words));
    expect(found.map(({ included, text }) => included ?? text)).toEqual(facts);
    expect(found.slice(4).map(({ text }) => text)).toEqual(
      facts.slice(4).map((included) => (included ? "Included" : "Not included")),
    );
  },
);
