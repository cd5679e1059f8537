/* Four plans whose numbers, and texts that tests name, don't depend on `data/`. */

import { content } from "./site-content";

type Pricing = Queries.PricingPageQuery["content"]["pricing"];

/** The texts that no test names. */
const real = content.plans as unknown as Pick<Pricing, "words" | "planFinder"> & {
  plans: readonly [Pricing["plans"][number]];
};

const plan = (named: { slug: string; name: string }) => ({
  ...real.plans[0],
  ...{ recommended: null, price: null, minutes: null, overage: null, parallelTests: null },
  ...{ askAbove: null, ciCd: true, unlimitedUsers: true, premiumSupport: false },
  ...named,
});

const plans: Pricing["plans"] = [
  {
    ...plan({ slug: "free", name: "Free" }),
    price: { annual: 0, monthly: 0 },
    minutes: 500,
    parallelTests: 5,
    unlimitedUsers: false,
  },
  {
    ...plan({ slug: "basic", name: "Basic" }),
    price: { annual: 100, monthly: 140 },
    minutes: 15000,
    overage: 0.02,
    parallelTests: 15,
  },
  {
    ...plan({ slug: "pro", name: "Pro" }),
    recommended: true,
    price: { annual: 300, monthly: 375 },
    minutes: 60000,
    overage: 0.02,
    parallelTests: 30,
  },
  {
    ...plan({ slug: "enterprise", name: "Enterprise" }),
    premiumSupport: true,
    askAbove: 90_000,
  },
];

const words: Pricing["words"] = {
  ...real.words,
  billedAnnually: "billed annually",
  monthToMonth: "month to month",
  saving: "[amount] less a year",
  custom: "Custom",
  veryLarge: "Very large",
  none: "None",
  upTo: "up to",
  perMinute: "per minute",
  included: "Included",
  notIncluded: "Not included",
  suiteTime: "A [time] suite",
  about: "about [time]",
  suiteRuns: "Its runs in a month",
  askUs: "Ask us",
};

const planFinder: Pricing["planFinder"] = {
  ...real.planFinder,
  minutes: {
    ...real.planFinder.minutes,
    min: 100,
    max: 500000,
    start: 20000,
    value: "[minutes] minutes: [result]",
  },
  parallel: { ...real.planFinder.parallel, min: 1, max: 60, step: 1, pageStep: 5, start: 10 },
  wrongNumber: "Write a whole number from [min] to [max].",
  result: "[plan], [price] per month",
  resultCustom: "That is more than our listed plans hold. Talk to us about Enterprise.",
  lowestListed: "Lowest listed price: [plan], [price] per month",
  askAbove: "Above [minutes minute|minutes], ask for [plan].",
  why: "The cheapest plan that holds [minutes] minutes a month and runs [parallel] tests at once.",
  withinPlan: "all minutes included",
  withExtra: "[price] and [cost] for [minutes] more minutes",
  tooSmall: "Too small",
  fewMinutes: "holds [minutes] minutes and sells no more",
  fewTests: "runs up to [parallel] tests at once",
  onRequest: "on request",
  nextMinutes: "Beyond [minutes] minutes a month, [plan] is the cheapest.",
  nextParallel: "For more than [parallel] tests at once, it is [plan].",
  cheaper: "[plan] is cheaper",
  ask: "Ask about [plan]",
  examples: {
    ...real.planFinder.examples,
    needs: [
      { label: "One team, every night", minutes: 12000, parallel: 10 },
      { label: "Three teams, every commit", minutes: 40000, parallel: 20 },
      { label: "A whole company", minutes: 100000, parallel: 30 },
    ],
    figures: "[minutes] minutes, [parallel] at once",
    crossover: "[first] costs what [second] does at [minutes] minutes",
  },
};

export const examplePricing = { plans, words, planFinder };
