import { formatCents } from "../../numbers";
import {
  BILLINGS,
  type Billing,
  centsOn,
  cheapest,
  inCents,
  type Need,
  type Plan,
} from "../../pricing/costs";
import type { MinutesRange, Stretch } from "../../pricing/crossovers";
import { xOf } from "./minutes-scale";

/*
 * Calculates the monthly cost curve, with minutes on the horizontal axis and dollars on the vertical axis.
 * Both axes are logarithmic because both minutes and costs vary by a factor of several hundred. The dollar
 * axis starts at zero and is nearly linear up to the lowest price.
 */

/**
 * A point on the chart. `x` is a fraction of the chart's width, measured from the left, and `height` is a
 * fraction of the chart's height, measured from the bottom.
 */
export interface ChartPoint {
  x: number;
  height: number;
}

/** The height of a plan's line, in cents: the cost regardless of parallel tests, undefined beyond its limit. */
export const lineAt = (plan: Plan, minutes: number, billing: Billing) =>
  centsOn(plan, { minutes, parallel: 1, billing });

/**
 * The vertical scale: the amount at the top, and a function from an amount to a fraction of the height, both in
 * cents. The scale doesn't depend on the visitor's choices because the amount at the top is the highest cost of
 * any plan with either type of billing.
 */
export function costScale(
  plans: readonly Plan[],
  { max }: MinutesRange,
): { top: number; heightOf: (cents: number) => number } {
  const prices = plans.flatMap(({ price }) =>
    price ? BILLINGS.map((billing) => price[billing]) : [],
  );
  const top = Math.max(
    ...plans.flatMap((plan) => BILLINGS.map((billing) => lineAt(plan, max, billing) ?? 0)),
    ...prices.map(inCents),
  );
  // If only extra minutes cost something, the axis is nearly linear up to the top.
  const lowest = Math.min(top, ...prices.filter((price) => price > 0).map(inCents));
  // If all plans are free, all heights are 0.
  const heightOf = (cents: number) =>
    top > 0 ? Math.min(1, Math.log1p(cents / lowest) / Math.log1p(top / lowest)) : 0;
  return { top, heightOf };
}

/** The plans with a listed price, each with the range of minutes that it covers. */
export function pricedStretches<P extends Plan>(
  plans: readonly P[],
  { min, max }: MinutesRange,
): Stretch<P>[] {
  return plans.flatMap((plan) => {
    if (lineAt(plan, min, "annual") === undefined) return [];
    const to = plan.overage === null ? Math.min(max, plan.minutes ?? max) : max;
    return [{ plan, from: min, to }];
  });
}

/** The maximum length of a straight segment in a curve, as a fraction of the chart's width. */
const STRAIGHT = 1 / 50;

export function linePoints(
  { plan, from, to }: Stretch<Plan>,
  plans: readonly Plan[],
  range: MinutesRange,
  billing: Billing,
): ChartPoint[] {
  const { heightOf } = costScale(plans, range);
  // The line is flat up to the number of included minutes.
  const bend = Math.min(to, Math.max(from, plan.minutes ?? 0));
  const pieces = Math.ceil((xOf(to, range) - xOf(bend, range)) / STRAIGHT);
  const curve = Array.from({ length: pieces }, (_, piece) =>
    Math.round(bend * (to / bend) ** ((piece + 1) / pieces)),
  );
  return [...new Set([from, bend, ...curve])].map((minutes) => ({
    x: xOf(minutes, range),
    height: heightOf(lineAt(plan, minutes, billing) ?? 0),
  }));
}

/** On the line of the cheapest plan, or on the baseline if no plan covers the need. */
export function needPoint(plans: readonly Plan[], range: MinutesRange, need: Need): ChartPoint {
  const best = cheapest(plans, need);
  const minutes = Math.min(range.max, need.minutes);
  return {
    x: xOf(minutes, range),
    height: costScale(plans, range).heightOf((best && lineAt(best, minutes, need.billing)) ?? 0),
  };
}

/** Zero, powers of ten, and three times powers of ten, in cents. */
export function amountTicks(plans: readonly Plan[], range: MinutesRange): number[] {
  const { top, heightOf } = costScale(plans, range);
  const ticks = [0];
  for (let power = 1; power <= top; power *= 10) {
    for (const cents of [power, 3 * power]) {
      // Leave room for the labels.
      if (cents <= top && heightOf(cents) - heightOf(ticks.at(-1) ?? 0) > 0.1) ticks.push(cents);
    }
  }
  return ticks;
}

/** Amounts of more than six characters would leave the picture, so they are shorter: `$30K`, `$1M`. */
export const amountLabel = (cents: number) =>
  formatCents(cents)
    .replace(/,000,000$/, "M")
    .replace(/(?<=\d\d),000$/, "K");

/** Powers of ten, of which phones have room for four. */
export function minuteTicks({ min, max }: MinutesRange): number[] {
  const ticks: number[] = [];
  for (let power = 10; power <= max; power *= 10) if (power >= min) ticks.push(power);
  const step = Math.ceil(ticks.length / 4);
  return ticks.filter((_, index) => index % step === 0);
}
