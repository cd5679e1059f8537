import { planFacts } from "../../../src/sections/Plans/plan-facts";
import { examplePricing } from "../../support/content";

const { plans, words } = examplePricing;

/** The facts of a plan as they are read, by their label. */
function factsOf(slug: string) {
  const plan = plans.find((candidate) => candidate.slug === slug);
  if (!plan) throw new Error(`No plan ${slug}`);
  return Object.fromEntries(planFacts(plan, words).map(({ label, text }) => [label, text]));
}

const yes = "Included";
const no = "Not included";

test.each([
  ["free", "500", "None", "up to 5", yes, no, no],
  ["basic", "15,000", "$0.02 per minute", "up to 15", yes, yes, no],
  ["pro", "60,000", "$0.02 per minute", "up to 30", yes, yes, no],
  ["enterprise", "Custom", "Custom", "Very large", yes, yes, yes],
])("%s holds what its figures say", (slug, minutes, overage, parallel, ciCd, users, support) => {
  expect(factsOf(slug)).toEqual({
    "Automated testing minutes": minutes,
    Overage: overage,
    "Parallel tests": parallel,
    "CI/CD integrations": ciCd,
    "Unlimited users": users,
    "Premium support": support,
  });
});

test("every large figure has its thousands set apart", () => {
  const [plan] = plans;
  if (!plan) throw new Error("No plans");
  const large = { ...plan, minutes: 1_250_000, overage: 1000, parallelTests: 1200 };
  expect(planFacts(large, words).map(({ text }) => text)).toEqual(
    expect.arrayContaining(["1,250,000", "$1,000 per minute", "up to 1,200"]),
  );
});

test("every plan has the same rows in the same order, so that plans compare across", () => {
  const rows = plans.map((plan) => planFacts(plan, words).map(({ label }) => label));
  for (const labels of rows) expect(labels).toEqual(rows[0]);
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
