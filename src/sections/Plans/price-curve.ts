import { centsOf, type Stretch } from "./crossovers";
import { BILLINGS, type Billing, cheapest, inCents, type Need, type PricedPlan } from "./quotes";
import { acrossOf, type MinutesRange } from "./slider-scale";

/*
 * The monthly cost as a curve: minutes across, dollars up. Both scales are logarithmic, since plans differ by
 * a factor of hundreds. The dollar scale starts at zero and is nearly linear up to the lowest price.
 */

/** A point on the chart: shares of its width from the left and of its height from the bottom. */
export interface ChartPoint {
  across: number;
  up: number;
}

/**
 * Returns the chart's vertical scale: its top in whole cents, and the height of an amount as a share. Choices
 * don't change it: the top is the largest cost of any plan with either billing.
 */
export function upScale(
  plans: readonly PricedPlan[],
  { max }: MinutesRange,
): { top: number; upOf: (cents: number) => number } {
  const prices = plans.flatMap(({ price }) => (price ? BILLINGS.map((way) => price[way]) : []));
  const lowest = Math.min(...prices.filter((price) => price > 0).map(inCents));
  const top = Math.max(
    ...plans.flatMap((plan) => BILLINGS.map((way) => centsOf(plan, max, way) ?? 0)),
    ...prices.map(inCents),
  );
  // If every plan is free, every height is 0.
  const upOf = (cents: number) =>
    top > 0 ? Math.min(1, Math.log1p(cents / lowest) / Math.log1p(top / lowest)) : 0;
  return { top, upOf };
}

/** Returns the plans with a listed price, each with the range of minutes that it covers. */
export function pricedStretches<Plan extends PricedPlan>(
  plans: readonly Plan[],
  { min, max }: MinutesRange,
): Stretch<Plan>[] {
  return plans.flatMap((plan) => {
    if (centsOf(plan, min, "annual") === undefined) return [];
    const to = plan.overage === null ? Math.min(max, plan.minutes ?? max) : max;
    return [{ plan, from: min, to }];
  });
}

/** The longest straight piece of a curve, as a share of the chart's width. */
const STRAIGHT = 1 / 20;

/** Returns the points of a plan's line over a range of minutes. */
export function linePoints(
  { plan, from, to }: Stretch<PricedPlan>,
  plans: readonly PricedPlan[],
  range: MinutesRange,
  billing: Billing,
): ChartPoint[] {
  const { upOf } = upScale(plans, range);
  // The line is flat up to the plan's included minutes.
  const bend = Math.min(to, Math.max(from, plan.minutes ?? 0));
  const pieces = Math.ceil((acrossOf(to, range) - acrossOf(bend, range)) / STRAIGHT);
  const curve = Array.from({ length: pieces }, (_, piece) =>
    Math.round(bend * (to / bend) ** ((piece + 1) / pieces)),
  );
  return [...new Set([from, bend, ...curve])].map((minutes) => ({
    across: acrossOf(minutes, range),
    up: upOf(centsOf(plan, minutes, billing) ?? 0),
  }));
}

/** Returns a need's point on the line of its cheapest plan, or on the baseline if no plan covers it. */
export function needPoint(
  plans: readonly PricedPlan[],
  range: MinutesRange,
  need: Need,
  billing: Billing,
): ChartPoint {
  const best = cheapest(plans, need, billing);
  const minutes = Math.min(range.max, need.minutes);
  return {
    across: acrossOf(minutes, range),
    up: upScale(plans, range).upOf((best && centsOf(best, minutes, billing)) ?? 0),
  };
}

/** Returns the amounts with a grid line, in whole cents: zero, and 1 and 3 times powers of ten. */
export function amountTicks(plans: readonly PricedPlan[], range: MinutesRange): number[] {
  const { top, upOf } = upScale(plans, range);
  const ticks = [0];
  for (let power = 1; power <= top; power *= 10) {
    ticks.push(...[power, 3 * power].filter((cents) => cents <= top && upOf(cents) > 0.1));
  }
  return ticks;
}

/** Returns the powers of ten in the chart's range of minutes. */
export function minuteTicks({ min, max }: MinutesRange): number[] {
  const ticks: number[] = [];
  for (let power = 10; power <= max; power *= 10) if (power >= min) ticks.push(power);
  return ticks;
}
