import { type Billing, cheapest, LARGEST_NEED, type Need, type PricedPlan } from "./quotes";

/**
 * Returns the smallest number of minutes above the given need at which the cheapest plan changes or no plan
 * covers the need. Assumes that the number of parallel tests stays the same. Returns undefined if the
 * cheapest plan never changes.
 */
export function nextMinutes(
  plans: readonly PricedPlan[],
  { minutes: from, parallel }: Need,
  billing: Billing,
): number | undefined {
  const at = (minutes: number) => cheapest(plans, { minutes, parallel }, billing);
  const now = at(from);
  // All costs are linear between these numbers of minutes, so a plan that is no longer the cheapest can't
  // become the cheapest again.
  const ends = [...plans.flatMap(({ minutes }) => minutes ?? []), LARGEST_NEED]
    .map((minutes) => Math.max(minutes, from))
    .sort((a, b) => a - b);
  let low = from;
  for (const end of ends) {
    if (at(end) === now) {
      low = end;
      continue;
    }
    // Throughout this binary search, the original plan is the cheapest at `low` but not at `high`.
    let high = end;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (at(middle) === now) low = middle;
      else high = middle;
    }
    return high;
  }
  return undefined;
}
