import { runCosts } from "../../src/pricing/run-costs";
import { examplePricing } from "../support/example-pricing";

/** 145 minutes in 54 files, as on Home's run board. */
const FILES = [
  [321, 315, 313, 307, 273, 272, 228, 226, 218, 216, 213, 209, 206, 202, 197, 197, 196, 195],
  [194, 194, 193, 190, 185, 183, 182, 181, 179, 172, 169, 169, 150, 127, 121, 107, 106, 106],
  [101, 101, 100, 100, 94, 94, 94, 91, 90, 71, 70, 70, 69, 68, 66, 58, 55, 37],
].flat();

const { plans } = examplePricing;
const costsOf = (files: number[], billing: "annual" | "monthly" = "annual") =>
  runCosts(plans, files, billing).map(({ plan, seconds, cents }) => [
    plan.name,
    seconds,
    Number(cents.toFixed(4)),
  ]);

test("a run costs its minutes at the price of an included minute, on plans that have one", () => {
  expect(costsOf(FILES)).toEqual([
    ["Basic", 581, 96.6667],
    ["Pro", 321, 72.5],
  ]);
  expect(costsOf(FILES, "monthly")).toEqual([
    ["Basic", 581, 135.3333],
    ["Pro", 321, 90.625],
  ]);
});

test("the time of all tests is rounded up to a minute once per run", () => {
  expect(costsOf([30, 30])).toEqual(costsOf([60]).map(([name, , cents]) => [name, 30, cents]));
  expect(costsOf([61])[0]?.[2]).toBe(Number((2 * 0.66667).toFixed(4)));
});

test("a plan whose minutes don't cover the run is left out", () => {
  expect(costsOf([15_000 * 60]).map(([name]) => name)).toEqual(["Basic", "Pro"]);
  expect(costsOf([15_000 * 60 + 1]).map(([name]) => name)).toEqual(["Pro"]);
});
