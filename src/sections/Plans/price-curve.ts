import { centsOf, type Stretch } from "./crossovers";
import { BILLINGS, type Billing, cheapest, inCents, type Need, type PricedPlan } from "./quotes";
import { acrossOf, type MinutesRange } from "./slider-scale";

/*
 * What a month costs as a curve: minutes across, dollars up, both on logarithmic scales, since plans lie
 * a factor of hundreds apart. That of the dollars begins at none, and is even up to the lowest price.
 */

/** A place on the chart: shares of its width from the left and of its height from the bottom. */
export interface Place {
  across: number;
  up: number;
}

/**
 * How far up an amount of whole cents lies. Whatever is chosen, the scale stays: its top is the largest
 * cost of any plan, paid either way.
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
  // Where all is free, everything lies on the ground.
  const upOf = (cents: number) =>
    top > 0 ? Math.min(1, Math.log1p(cents / lowest) / Math.log1p(top / lowest)) : 0;
  return { top, upOf };
}

/** The plans with a listed price, each as far as it holds minutes. */
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

/** By how much of the chart's width a curve goes on in a straight line. */
const STRAIGHT = 1 / 20;

/** The places through which a stretch of a plan's line goes. */
export function placesOf(
  { plan, from, to }: Stretch<PricedPlan>,
  plans: readonly PricedPlan[],
  range: MinutesRange,
  billing: Billing,
): Place[] {
  const { upOf } = upScale(plans, range);
  // It is level up to the minutes that the plan has.
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

/** Where a need lies: on the line of its cheapest plan, or on the ground where no plan holds it. */
export function pointOf(
  plans: readonly PricedPlan[],
  range: MinutesRange,
  need: Need,
  billing: Billing,
): Place {
  const best = cheapest(plans, need, billing);
  const minutes = Math.min(range.max, need.minutes);
  return {
    across: acrossOf(minutes, range),
    up: upScale(plans, range).upOf((best && centsOf(best, minutes, billing)) ?? 0),
  };
}

/** The amounts that the chart has a line for, in whole cents: none, and 1 and 3 times powers of ten. */
export function amountTicks(plans: readonly PricedPlan[], range: MinutesRange): number[] {
  const { top, upOf } = upScale(plans, range);
  const ticks = [0];
  for (let power = 1; power <= top; power *= 10) {
    ticks.push(...[power, 3 * power].filter((cents) => cents <= top && upOf(cents) > 0.1));
  }
  return ticks;
}

/** The powers of ten among the chart's minutes. */
export function minuteTicks({ min, max }: MinutesRange): number[] {
  const ticks: number[] = [];
  for (let power = 10; power <= max; power *= 10) if (power >= min) ticks.push(power);
  return ticks;
}
