import fc from "fast-check";
import { BILLINGS, centsOn, cheapest, type Plan } from "../../../src/pricing/costs";
import { cheapestStretches, crossovers } from "../../../src/pricing/crossovers";
import {
  amountTicks,
  linePoints,
  minuteTicks,
  needPoint,
  pricedStretches,
  upScale,
} from "../../../src/sections/Plans/chart-points";
import { acrossOf, roundScale } from "../../../src/sections/Plans/minutes-scale";
import { anyPlans } from "../../support/any-plans";
import { examplePricing } from "../../support/example-pricing";

const { plans } = examplePricing;
const RANGE = { min: 100, max: 500_000 };

/** Formats ranges of minutes as text, such as `free 100 to 500`. */
const formatted = (stretches: ReturnType<typeof pricedStretches>) =>
  stretches.map(({ plan, from, to }) => `${plan.slug} ${from} to ${to}`);

test("each plan with a price has a line over the range of minutes that it covers", () => {
  expect(formatted(pricedStretches(plans, RANGE))).toEqual([
    "free 100 to 500",
    "basic 100 to 500000",
    "pro 100 to 500000",
  ]);
  // Free is omitted, because it includes fewer minutes than the minimum of this chart.
  expect(formatted(pricedStretches(plans, { min: 1_000, max: 10_000 }))).toEqual([
    "basic 1000 to 10000",
    "pro 1000 to 10000",
  ]);
});

test("the cheapest plan changes where two plans cost the same or where a plan reaches its limit", () => {
  const stretches = (parallel: number, billing: "annual" | "monthly") =>
    formatted(cheapestStretches(plans, RANGE, { parallel, billing }));
  expect(stretches(1, "annual")).toEqual([
    "free 100 to 500",
    "basic 501 to 25000",
    "pro 25001 to 500000",
  ]);
  expect(stretches(10, "monthly")).toEqual(["basic 100 to 26750", "pro 26751 to 500000"]);
  expect(stretches(16, "annual")).toEqual(["pro 100 to 500000"]);
  expect(stretches(31, "annual")).toEqual([]);
});

test("two plans cost the same at 25,000 minutes billed annually, or at 26,750 minutes billed month to month", () => {
  const at = (billing: "annual" | "monthly") =>
    crossovers(plans, RANGE, { parallel: 1, billing }).map(({ minutes, first, second }) => [
      `${first.slug}, ${second.slug}`,
      minutes,
    ]);
  // Free's limit isn't a crossover, because Free doesn't cover the minutes beyond it.
  expect(at("annual")).toEqual([["basic, pro", 25_000]]);
  expect(at("monthly")).toEqual([["basic, pro", 26_750]]);
});

test("minutes are on a logarithmic scale, and minutes beyond its ends are clamped", () => {
  expect(acrossOf(100, RANGE)).toBe(0);
  expect(acrossOf(1_000, RANGE) - acrossOf(100, RANGE)).toBeCloseTo(
    acrossOf(100_000, RANGE) - acrossOf(10_000, RANGE),
  );
  expect(acrossOf(500_000, RANGE)).toBe(1);
  expect([0, 7, 9_999_999].map((minutes) => acrossOf(minutes, RANGE))).toEqual([0, 0, 1]);
});

test("the dollar scale goes from zero at the baseline to the highest annual or monthly cost at the top", () => {
  const { top, upOf } = upScale(plans, RANGE);
  // Basic has the highest cost with month-to-month billing: $140 plus 485,000 minutes at $0.02.
  expect(top).toBe(984_000);
  expect([0, 984_000].map(upOf)).toEqual([0, 1]);
  expect(upOf(10_000)).toBeCloseTo(Math.log(2) / Math.log(99.4));
  const free: Plan = { ...plans[0], price: { annual: 0, monthly: 0 } } as Plan;
  expect(upScale([free], RANGE).upOf(0)).toBe(0);
});

test("grid lines are at amounts and minutes that are easy to read", () => {
  expect(amountTicks(plans, RANGE)).toEqual([0, 10_000, 30_000, 100_000, 300_000]);
  expect(minuteTicks(RANGE)).toEqual([100, 1_000, 10_000, 100_000]);
});

test("the point for a need is on its plan's line, or on the baseline if no plan covers the need", () => {
  const { upOf } = upScale(plans, RANGE);
  const point = (minutes: number, parallel: number) =>
    needPoint(plans, RANGE, { minutes, parallel, billing: "annual" });
  expect(point(20_000, 10)).toEqual({ across: acrossOf(20_000, RANGE), up: upOf(20_000) });
  expect(point(20_000, 20)).toEqual({ across: acrossOf(20_000, RANGE), up: upOf(30_000) });
  expect(point(20_000, 31).up).toBe(0);
  // The point for a need beyond the chart is where the plan's line leaves the chart.
  expect(point(9_999_999, 1)).toEqual({ across: 1, up: upOf(910_000) });
  expect(point(0, 1)).toEqual({ across: 0, up: 0 });
});

describe("slider", () => {
  const { min, max, pageStep, valueAt, positionOf } = roundScale(RANGE);
  const positions = Array.from({ length: max - min + 1 }, (_, index) => min + index);

  test("the slider covers 100 to 500,000 minutes in round numbers, and its value doubles every six steps", () => {
    expect([min, max].map(valueAt)).toEqual([100, 500_000]);
    expect(valueAt(positionOf(20_000) + pageStep)).toBe(40_000);
  });

  test("each slider position lines up with the chart, and each value maps back to its position", () => {
    for (const position of positions) {
      expect(positionOf(valueAt(position))).toBe(position);
      expect(Math.abs(acrossOf(valueAt(position), RANGE) - position / max)).toBeLessThan(0.5 / max);
    }
    expect([7, 26_750, 9_999_999].map((minutes) => valueAt(positionOf(minutes)))).toEqual([
      100, 28_000, 500_000,
    ]);
  });
});

describe("for any plans, billed annually or monthly", () => {
  const parallel = fc.integer({ min: 1, max: 60 });
  const billing = fc.constantFrom(...BILLINGS);
  const minutes = fc.integer(RANGE);
  const thesePlans = fc.oneof(fc.constant<readonly Plan[]>(plans), anyPlans);

  test("the bold line always shows the cheapest plan", () => {
    fc.assert(
      fc.property(thesePlans, parallel, billing, minutes, (offered, lanes, how, month) => {
        const found = cheapestStretches(offered, RANGE, { parallel: lanes, billing: how }).filter(
          ({ from, to }) => month >= from && month <= to,
        );
        const best = cheapest(offered, { minutes: month, parallel: lanes, billing: how });
        expect(found.map(({ plan }) => plan)).toEqual(best ? [best] : []);
      }),
    );
  });

  test("each line shows its plan's costs from end to end and stays within the chart", () => {
    fc.assert(
      fc.property(thesePlans, billing, (offered, how) => {
        const { upOf } = upScale(offered, RANGE);
        for (const stretch of pricedStretches(offered, RANGE)) {
          const points = linePoints(stretch, offered, RANGE, how);
          const upAt = (month: number) => {
            const need = { minutes: month, parallel: 1, billing: how };
            return upOf(centsOn(stretch.plan, need) ?? Number.NaN);
          };
          const ends = [stretch.from, stretch.to].map((month) => ({
            across: acrossOf(month, RANGE),
            up: upAt(month),
          }));
          expect([points[0], points.at(-1)]).toEqual(ends);
          for (const [index, { across, up }] of points.entries()) {
            expect(across >= (points[index - 1]?.across ?? 0) && across <= 1).toBe(true);
            expect(up >= (points[index - 1]?.up ?? 0) && up <= 1).toBe(true);
          }
        }
      }),
    );
  });
});
