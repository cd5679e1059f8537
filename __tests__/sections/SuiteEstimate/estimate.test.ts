import { estimate } from "../../../src/sections/SuiteEstimate/estimate";
import type { SuiteSize } from "../../../src/sections/SuiteEstimate/suite-size";
import { examplePricing } from "../../support/example-pricing";

const { plans, finder } = examplePricing;
const basis = "[time] min on [lanes] lanes, [minutes] minutes in [days] days";

const estimateOf = (size: SuiteSize, offered = plans) =>
  estimate(size, { ...examplePricing, plans: offered }, basis);

test.each<[SuiteSize, text: string, basis: string]>([
  // A 145-minute suite that runs 13 times a day, on 21 working days a month.
  [
    { minutes: 145, runs: 13 },
    "Pro, $300 per month, billed annually",
    "5 min on 30 lanes, 39,585 minutes in 21 days",
  ],
  [
    { minutes: 145, runs: 1 },
    "Basic, $100 per month, billed annually",
    "10 min on 15 lanes, 3,045 minutes in 21 days",
  ],
  // Extra minutes aren't billed annually. This estimate adds 122,700 minutes at $0.02 to $300.
  [
    { minutes: 145, runs: 60 },
    "Lowest listed price: Pro, $2,754 per month",
    "5 min on 30 lanes, 182,700 minutes in 21 days Above 90,000 minutes, ask for Enterprise.",
  ],
  // Four tests can't use more than four lanes.
  [
    { tests: 4, minutes: 145, runs: 1 },
    "Basic, $100 per month, billed annually",
    "37 min on 4 lanes, 3,045 minutes in 21 days",
  ],
  [
    { tests: 300, minutes: 10, runs: 1 },
    "Free, $0 per month",
    "3 min on 5 lanes, 210 minutes in 21 days",
  ],
])("the estimate for %j is %s", (size, text, said) => {
  expect(estimateOf(size)).toMatchObject({ text, basis: said });
});

test.each<SuiteSize>([{}, { tests: 5 }, { minutes: 145 }, { tests: 5, runs: 13 }])(
  "%j isn't enough for an estimate",
  (size) => {
    expect(estimateOf(size)).toBeUndefined();
  },
);

test("if no listed plan covers the need, the estimate has no price", () => {
  const free = plans.filter(({ overage }) => overage === null);
  expect(estimateOf({ minutes: 145, runs: 13 }, free)).toEqual({
    text: finder.resultCustom,
    basis: undefined,
  });
});
