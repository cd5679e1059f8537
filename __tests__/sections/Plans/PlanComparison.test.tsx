import { render, screen } from "@testing-library/react";
import { PlanComparison } from "../../../src/sections/Plans/PlanComparison";
import { examplePricing } from "../../support/content";

const { plans, words, comparison } = examplePricing;

beforeEach(() => {
  render(
    <PlanComparison comparison={comparison} plans={plans} words={words} suiteTime="2 h 25 min" />,
  );
});

const rows = () => screen.getAllByRole("row").map((row) => Array.from(row.children));
const textOf = (cells: Element[]) => cells.map(({ textContent }) => textContent);

test("the plans are the columns, and every row compares one thing", () => {
  expect(rows().map(textOf)).toEqual([
    ["What you get", "Free", "Basic", "Pro", "Enterprise"],
    ["A suite of 2 h 25 min", "about 30 min", "about 10 min", "about 5 min", "Ask us"],
    ["Such runs a month", "3", "103", "413", "Ask us"],
    [
      "Machine for each lane",
      "4 CPUs and 8 GB",
      "4 CPUs and 8 GB",
      "4 CPUs and 8 GB",
      "8 CPUs and 16 GB",
    ],
    ["Results kept", "14 days", "12 months", "12 months", "12 months"],
    ["Engineers answer", "In working hours", "In working hours", "In working hours", "At any hour"],
    ["Automated testing minutes", "500", "15,000", "60,000", "Custom"],
    ["Overage", "None", "$0.02 per minute", "$0.02 per minute", "Custom"],
    ["Parallel tests", "up to 5", "up to 15", "up to 30", "Very large"],
    ["CI/CD integrations", "Included", "Included", "Included", "Included"],
    ["Unlimited users", "Not included", "Included", "Included", "Included"],
    ["Premium support", "Not included", "Not included", "Not included", "Included"],
  ]);
});

test("names and labels are headers of their column or row for screen readers", () => {
  const [head, ...body] = rows();
  expect(head?.map((cell) => cell.getAttribute("scope"))).toEqual(Array(5).fill("col"));
  for (const [label] of body) expect(label).toHaveAttribute("scope", "row");
});

test("the table says what it is, and doesn't take the focus", () => {
  expect(screen.getByRole("table", { name: comparison.title })).toBeVisible();
  expect(document.querySelector("[tabindex]")).toBeNull();
});
