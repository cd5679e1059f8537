import { runCosts, runsIn } from "../../src/pricing/run-costs";
import { examplePricing } from "../support/example-pricing";

const { plans } = examplePricing;
const costsOf = (files: number[]) =>
  runCosts(plans, files, "annual").map(({ plan, seconds, cents }) => [
    plan.name,
    seconds,
    Number(cents.toFixed(4)),
  ]);

test("the time of all tests is rounded up to a minute once per run", () => {
  expect(costsOf([30, 30])).toEqual(costsOf([60]).map(([name, , cents]) => [name, 30, cents]));
  expect(costsOf([61])[0]?.[2]).toBe(Number((2 * 0.66667).toFixed(4)));
});

test("a month has as many runs, billed in whole minutes, as fit in the plan's minutes", () => {
  const runs = [144, 145, 15_000].map((minutes) => runsIn(minutes, 8700));
  expect(runs).toEqual([0, 1, 103]);
  expect(runsIn(15_000, 8730)).toBe(102);
});

test("a plan whose minutes don't cover the run is left out", () => {
  expect(costsOf([15_000 * 60]).map(([name]) => name)).toEqual(["Basic", "Pro"]);
  expect(costsOf([15_000 * 60 + 1]).map(([name]) => name)).toEqual(["Pro"]);
});
