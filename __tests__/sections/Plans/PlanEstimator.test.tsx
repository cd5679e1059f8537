import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { PlanEstimator } from "../../../src/sections/Plans/PlanEstimator";
import { examplePricing } from "../../support/content";
import { plain } from "../../support/queries";

const { plans, estimator } = examplePricing;

const slider = (name: string) => screen.getByRole<HTMLInputElement>("slider", { name });
const result = () => screen.getByRole("status");

function need(minutes: number, parallel: number) {
  render(<PlanEstimator words={estimator} plans={plans} />);
  fireEvent.change(slider(estimator.minutes), { target: { value: minutes } });
  fireEvent.change(slider(estimator.parallel), { target: { value: parallel } });
}

test("it starts with an example", () => {
  render(<PlanEstimator words={estimator} plans={plans} />);
  expect(slider(estimator.minutes)).toHaveValue("20000");
  expect(slider(estimator.parallel)).toHaveValue("10");
  expect(result()).toHaveTextContent("Basic, $200 per month billed annually");
  expect(result()).toHaveTextContent("including 5,000 extra minutes for $100");
});

test("a need within a plan costs its price, and nothing is said of extra minutes", () => {
  need(60_000, 30);
  expect(result()).toHaveTextContent(/^Pro, \$300 per month billed annually$/);
});

test("the plan is the cheapest one that fits", () => {
  need(500, 5);
  expect(result()).toHaveTextContent(/^Free, \$0 per month billed annually$/);
});

test("a need beyond the listed plans leads to a talk", () => {
  need(500, 31);
  expect(result()).toHaveTextContent(plain(estimator.resultCustom));
});

test("its values are read out as people read them", () => {
  need(120_000, 40);
  expect(slider(estimator.minutes)).toHaveAttribute("aria-valuetext", "120,000");
  expect(slider(estimator.parallel)).toHaveAttribute("aria-valuetext", "40");
});

test("what was moved before React came is answered", () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(<PlanEstimator words={estimator} plans={plans} />);
  slider(estimator.minutes).value = "60000";
  render(<PlanEstimator words={estimator} plans={plans} />, { container, hydrate: true });
  expect(slider(estimator.minutes)).toHaveValue("60000");
  expect(slider(estimator.minutes)).toHaveAttribute("aria-valuetext", "60,000");
  expect(result()).toHaveTextContent(/^Pro, \$300 per month/);
});
