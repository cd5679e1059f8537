import { nextMinutes } from "./next-minutes";
import { type Billing, cheapest, hasTwoPrices, type PricedPlan, quote } from "./quotes";
import type { MinutesRange } from "./slider-scale";

/** Returns what minutes cost on a plan in cents, ignoring parallel tests; undefined if they don't fit. */
export function centsOf(plan: PricedPlan, minutes: number, billing: Billing): number | undefined {
  const cost = quote(plan, { minutes, parallel: 1 }, billing);
  return typeof cost === "string" ? undefined : cost.cents;
}

/** A range of whole minutes on the slider for which one plan is drawn. */
export interface Stretch<Plan> {
  plan: Plan;
  from: number;
  to: number;
}

/**
 * Returns the ranges of minutes and the cheapest plan in each, for a number of parallel tests. Ranges that
 * no plan covers are left out.
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

/** The point at which two plans cost the same. */
export interface Crossover<Plan> {
  /** The most minutes for which the first plan is cheapest. */
  minutes: number;
  first: Plan;
  second: Plan;
  /** What these minutes cost on either plan, in whole cents. */
  cents: number;
}

/** Returns where another plan becomes cheapest, although the first one still covers more minutes. */
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

/** Returns how the plans are billed, in words; "" if both ways cost the same. */
export function billedInWords(
  plans: readonly PricedPlan[],
  billing: Billing,
  words: Queries.PlanCostWordsFragment,
): string {
  if (!hasTwoPrices(plans)) return "";
  return billing === "monthly" ? words.monthToMonth : words.billedAnnually;
}
