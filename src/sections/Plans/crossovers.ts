import { nextMinutes } from "./next-minutes";
import { type Billing, cheapest, hasTwoPrices, type PricedPlan, quote } from "./quotes";
import type { MinutesRange } from "./slider-scale";

/** What minutes cost on a plan, whatever runs at once; undefined if it doesn't hold them. */
export function centsOf(plan: PricedPlan, minutes: number, billing: Billing): number | undefined {
  const cost = quote(plan, { minutes, parallel: 1 }, billing);
  return typeof cost === "string" ? undefined : cost.cents;
}

/** A part of the slider's way, in whole minutes, on which one plan is drawn. */
export interface Stretch<Plan> {
  plan: Plan;
  from: number;
  to: number;
}

/** Which plan is the cheapest from where to where, for so many tests at once; nothing where none is. */
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

/** Where one plan's cost passes another's. */
export interface Crossover<Plan> {
  /** The most minutes for which the first plan is the cheapest. */
  minutes: number;
  first: Plan;
  second: Plan;
  /** What they cost on either, in whole cents. */
  cents: number;
}

/** Where the cheapest plan gives way to another, though it would hold more. */
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

/** How all plans are billed, in words; "" where it makes no difference. */
export function billedInWords(
  plans: readonly PricedPlan[],
  billing: Billing,
  words: Queries.PlanCostWordsFragment,
): string {
  if (!hasTwoPrices(plans)) return "";
  return billing === "monthly" ? words.monthToMonth : words.billedAnnually;
}
