import { nextMinutes } from "./next-minutes";
import { type Billing, cheapest, hasTwoPrices, type PricedPlan, quote } from "./quotes";
import type { MinutesRange } from "./slider-scale";

/**
 * Returns the monthly cost of the given number of minutes on a plan, in cents, regardless of parallel tests.
 * Returns undefined if the plan doesn't cover that many minutes.
 */
export function centsOf(plan: PricedPlan, minutes: number, billing: Billing): number | undefined {
  const cost = quote(plan, { minutes, parallel: 1 }, billing);
  return typeof cost === "string" ? undefined : cost.cents;
}

/** A range of whole minutes, and the plan whose cost is drawn for this range. */
export interface Stretch<Plan> {
  plan: Plan;
  from: number;
  to: number;
}

/**
 * Divides a range of minutes into parts that each have a single cheapest plan for the given number of
 * parallel tests. Omits parts that no plan covers.
 */
export function cheapestStretches<Plan extends PricedPlan>(
  plans: readonly Plan[],
  { min, max }: MinutesRange,
  parallel: number,
  billing: Billing,
): Stretch<Plan>[] {
  const stretches: Stretch<Plan>[] = [];
  let from = min;
  while (from <= max) {
    const need = { minutes: from, parallel };
    const next = nextMinutes(plans, need, billing) ?? Number.POSITIVE_INFINITY;
    const plan = cheapest(plans, need, billing);
    if (plan) stretches.push({ plan, from, to: Math.min(max, next - 1) });
    from = next;
  }
  return stretches;
}

/** A point at which another plan becomes cheapest. */
export interface Crossover<Plan> {
  /** The largest number of minutes for which the first plan is cheapest. */
  minutes: number;
  first: Plan;
  second: Plan;
  /** The cost of that many minutes on the second plan, in whole cents. */
  cents: number;
}

/**
 * Returns the points at which another plan becomes cheapest, except where the previously cheapest plan no
 * longer covers the need.
 */
export function crossovers<Plan extends PricedPlan>(
  plans: readonly Plan[],
  range: MinutesRange,
  parallel: number,
  billing: Billing,
): Crossover<Plan>[] {
  const stretches = cheapestStretches(plans, range, parallel, billing);
  return stretches.flatMap(({ plan: first, to: minutes }, index) => {
    const second = stretches[index + 1]?.plan;
    const cents = second && centsOf(second, minutes, billing);
    if (!second || cents === undefined) return [];
    if (centsOf(first, minutes + 1, billing) === undefined) return [];
    return { minutes, first, second, cents };
  });
}

/** Returns text that describes how the plans are billed, or "" if both types of billing cost the same. */
export function billedInWords(
  plans: readonly PricedPlan[],
  billing: Billing,
  words: Queries.PlanCostWordsFragment,
): string {
  if (!hasTwoPrices(plans)) return "";
  return billing === "monthly" ? words.monthToMonth : words.billedAnnually;
}
