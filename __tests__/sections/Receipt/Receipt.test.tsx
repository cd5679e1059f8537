import { render } from "@testing-library/react";
import { Receipt } from "../../../src/sections/Receipt/Receipt";
import { examplePricing } from "../../support/example-pricing";

const { plans, words } = examplePricing;

const receipt = {
  title: "One run",
  run: "Run 7",
  status: "Passed",
  rows: [{ label: "Tests", value: "145 min" }],
  total: { label: "Billed", value: "145 min" },
  costs: "Cost, [billing]",
  on: "[lanes] lanes, [time]",
  about: "about",
  sum: "[price] / [minutes] * [billed]",
  terms: ["Retries count."],
};

const linesOf = (billing: "annual" | "monthly") => {
  const files = Array.from({ length: 145 }, () => 60);
  const { container } = render(<Receipt {...{ receipt, plans, words, files, billing }} />);
  return Array.from(container.querySelectorAll("dl:last-of-type > div"), (plan) =>
    Array.from(plan.children, ({ textContent }) => textContent),
  );
};

test("the receipt shows each plan's cost, time and calculation with annual billing", () => {
  expect(linesOf("annual")).toEqual([
    ["Basic", "about 97¢", "15 lanes, 10 min", "$100 / 15,000 * 145"],
    ["Pro", "about 73¢", "30 lanes, 5 min", "$300 / 60,000 * 145"],
  ]);
});

test("a dollar or more is written in dollars, with the price for the chosen billing", () => {
  expect(linesOf("monthly").map(([, cost, , sum]) => [cost, sum])).toEqual([
    ["about $1.35", "$140 / 15,000 * 145"],
    ["about 91¢", "$375 / 60,000 * 145"],
  ]);
});
