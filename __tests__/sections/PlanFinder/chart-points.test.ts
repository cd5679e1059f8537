import fc from "fast-check";
import { BILLINGS, centsOn, type Plan } from "../../../src/pricing/costs";
import {
  amountLabel,
  amountTicks,
  costScale,
  linePoints,
  minuteTicks,
  needPoint,
  pricedStretches,
} from "../../../src/sections/PlanFinder/chart-points";
import { roundScale, xOf } from "../../../src/sections/PlanFinder/minutes-scale";
import { anyPlans } from "../../support/any-plans";
import { examplePricing } from "../../support/example-pricing";

const { plans } = examplePricing;
const RANGE = { min: 100, max: 500_000 };

test("each plan with a price has a line over the range of minutes that it covers", () => {
  const lines = (range: typeof RANGE) =>
    pricedStretches(plans, range).map(({ plan, from, to }) => `${plan.slug} ${from} to ${to}`);
  expect(lines(RANGE)).toEqual(["free 100 to 500", "basic 100 to 500000", "pro 100 to 500000"]);
  // Free is omitted, because it includes fewer minutes than the minimum of this chart.
  expect(lines({ min: 1_000, max: 10_000 })).toEqual(["basic 1000 to 10000", "pro 1000 to 10000"]);
});

test("the dollar scale goes from zero at the baseline to the highest annual or monthly cost at the top", () => {
  const { top, heightOf } = costScale(plans, RANGE);
  // Basic has the highest cost with month-to-month billing: $140 plus 485,000 minutes at $0.02.
  expect(top).toBe(984_000);
  expect([0, 984_000].map(heightOf)).toEqual([0, 1]);
  const free = { ...(plans[0] as Plan), price: { annual: 0, monthly: 0 } };
  expect(costScale([free], RANGE).heightOf(0)).toBe(0);
  // Only the extra minutes cost something: 499,500 minutes at $0.01.
  const { heightOf: extraUpOf } = costScale([{ ...free, overage: 0.01 }], RANGE);
  expect([0, 499_500].map(extraUpOf)).toEqual([0, 1]);
});

test("grid lines are at amounts and minutes that are easy to read", () => {
  expect(amountTicks(plans, RANGE)).toEqual([0, 10_000, 30_000, 100_000, 300_000]);
  const labels = [0, 300_000, 3_000_000, 30_000_000, 300_000_000].map(amountLabel);
  expect(labels).toEqual(["$0", "$3,000", "$30K", "$300K", "$3M"]);
  expect(minuteTicks(RANGE)).toEqual([100, 1_000, 10_000, 100_000]);
  // Labels of wider ranges would overlap.
  const wide = { min: 10, max: 10_000_000 };
  expect(minuteTicks(wide)).toEqual([10, 1_000, 100_000, 10_000_000]);
  const dear = { ...(plans[0] as Plan), price: { annual: 0, monthly: 0.01 }, overage: 100_000 };
  expect(amountTicks([dear], wide).length).toBeLessThan(11);
});

test("the point for a need is on its plan's line, or on the baseline if no plan covers the need", () => {
  const { heightOf } = costScale(plans, RANGE);
  const point = (minutes: number, parallel: number) =>
    needPoint(plans, RANGE, { minutes, parallel, billing: "annual" });
  expect(point(20_000, 10)).toEqual({ x: xOf(20_000, RANGE), height: heightOf(20_000) });
  expect(point(20_000, 20)).toEqual({ x: xOf(20_000, RANGE), height: heightOf(30_000) });
  expect(point(20_000, 31).height).toBe(0);
  // The point for a need beyond the chart is where the plan's line leaves the chart.
  expect(point(9_999_999, 1)).toEqual({ x: 1, height: heightOf(910_000) });
  expect(point(0, 1)).toEqual({ x: 0, height: 0 });
});

test("the slider covers 100 to 500,000 minutes, doubles every six steps, and lines up with the chart", () => {
  const { min, max, pageStep, valueAt, positionOf } = roundScale(RANGE);
  expect([min, max].map(valueAt)).toEqual([100, 500_000]);
  expect(valueAt(positionOf(20_000) + pageStep)).toBe(40_000);
  for (let position = min; position <= max; position++) {
    expect(positionOf(valueAt(position))).toBe(position);
    expect(Math.abs(xOf(valueAt(position), RANGE) - position / max)).toBeLessThan(0.5 / max);
  }
  expect([7, 26_750, 9_999_999].map((minutes) => valueAt(positionOf(minutes)))).toEqual([
    100, 28_000, 500_000,
  ]);
});

test("each line of any plans shows its plan's costs from end to end and stays within the chart", () => {
  const offers = fc.oneof(fc.constant<readonly Plan[]>(plans), anyPlans);
  fc.assert(
    fc.property(offers, fc.constantFrom(...BILLINGS), (offered, billing) => {
      const { heightOf } = costScale(offered, RANGE);
      for (const stretch of pricedStretches(offered, RANGE)) {
        const points = linePoints(stretch, offered, RANGE, billing);
        const ends = [stretch.from, stretch.to].map((minutes) => ({
          x: xOf(minutes, RANGE),
          height: heightOf(centsOn(stretch.plan, { minutes, parallel: 1, billing }) ?? Number.NaN),
        }));
        expect([points[0], points.at(-1)]).toEqual(ends);
        for (const [index, { x, height }] of points.entries()) {
          expect(x >= (points[index - 1]?.x ?? 0) && x <= 1).toBe(true);
          expect(height >= (points[index - 1]?.height ?? 0) && height <= 1).toBe(true);
        }
      }
    }),
  );
});
