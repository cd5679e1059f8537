import { render } from "@testing-library/react";
import type { Need } from "../../../src/pricing/costs";
import { CostLines } from "../../../src/sections/PlanFinder/CostLines";
import { examplePricing } from "../../support/example-pricing";

const { plans, planFinder } = examplePricing;

/** Returns the drawing for a need of 20,000 minutes and 10 tests at once, billed annually, with changes. */
function drawn(changed: Partial<Need> = {}) {
  const need: Need = { minutes: 20_000, parallel: 10, billing: "annual", ...changed };
  const { minutes: range, cheaper } = planFinder;
  return render(<CostLines {...{ plans, range, cheaper, need }} />).container;
}

const textsIn = (drawing: HTMLElement) =>
  Array.from(drawing.querySelectorAll("text"), ({ textContent }) => textContent);

test("the curve shows the plan names and where two plans cost the same with the chosen billing period", () => {
  const names = ["Free", "Basic", "Pro", "25,000Pro is cheaper", "$200"];
  expect(textsIn(drawn()).slice(-5)).toEqual(names);
  expect(textsIn(drawn({ billing: "monthly" })).slice(-2)).toEqual([
    "26,750Pro is cheaper",
    "$240",
  ]);
});

test("plans that run too few tests at once have dashed lines, and if no plan runs enough, there is no bold line", () => {
  const pathsIn = (drawing: HTMLElement) => [...drawing.querySelectorAll("path")];
  const isOther = (path: Element) => path.getAttribute("class") !== null;
  expect(pathsIn(drawn()).map(isOther)).toEqual([true, false, false, true]);
  const none = drawn({ parallel: 31 });
  expect(pathsIn(none).map(isOther)).toEqual([true, true, true, true]);
  expect(pathsIn(none).at(-1)).toHaveAttribute("d", "");
  expect(none.querySelector("circle")).toHaveAttribute("cy", "100%");
});
