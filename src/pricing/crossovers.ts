import { centsOn, cheapest, LARGEST_NEED, type Need, type Plan } from "./costs";

export interface MinutesRange {
  readonly min: number;
  readonly max: number;
}

/**
 * Returns the smallest number of minutes above the given need at which the cheapest plan changes or no plan
 * covers the need, or undefined if the cheapest plan never changes.
 */
export function nextMinutes(plans: readonly Plan[], need: Need): number | undefined {
  const at = (minutes: number) => cheapest(plans, { ...need, minutes });
  const now = at(need.minutes);
  // All costs are linear between these numbers of minutes, so a plan that is no longer the cheapest can't
  // become the cheapest again.
  const end = [...plans.flatMap(({ minutes }) => minutes ?? []), LARGEST_NEED]
    .sort((a, b) => a - b)
    .find((minutes) => minutes > need.minutes && at(minutes) !== now);
  if (end === undefined) return undefined;
  // Throughout this binary search, the original plan is the cheapest at `low` but not at `high`.
  let [low, high] = [need.minutes, end];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (at(middle) === now) low = middle;
    else high = middle;
  }
  return high;
}

export interface Stretch<P> {
  plan: P;
  from: number;
  to: number;
}

/** Omits parts of the range that no plan covers. */
export function cheapestStretches<P extends Plan>(
  plans: readonly P[],
  { min, max }: MinutesRange,
  choice: Omit<Need, "minutes">,
): Stretch<P>[] {
  const stretches: Stretch<P>[] = [];
  let from = min;
  while (from <= max) {
    const need = { ...choice, minutes: from };
    const next = nextMinutes(plans, need) ?? Number.POSITIVE_INFINITY;
    const plan = cheapest(plans, need);
    if (plan) stretches.push({ plan, from, to: Math.min(max, next - 1) });
    from = next;
  }
  return stretches;
}

/**
 * Returns the points at which another plan becomes cheapest, except where the previously cheapest plan no
 * longer covers the need: the largest number of minutes for which the first plan is cheapest, and the cost of
 * that many on the second plan.
 */
export function crossovers<P extends Plan>(
  plans: readonly P[],
  range: MinutesRange,
  choice: Omit<Need, "minutes">,
) {
  const stretches = cheapestStretches(plans, range, choice);
  return stretches.flatMap(({ plan: first, to: minutes }, index) => {
    const second = stretches[index + 1]?.plan;
    const cents = second && centsOn(second, { ...choice, minutes });
    if (!second || cents === undefined) return [];
    if (centsOn(first, { ...choice, minutes: minutes + 1 }) === undefined) return [];
    return { minutes, first, second, cents };
  });
}
