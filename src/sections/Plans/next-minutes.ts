import { type Billing, cheapest, LARGEST_NEED, type Need, type PricedPlan } from "./quotes";

/**
 * Returns the smallest number of minutes above the given need for which another plan is cheapest, or for
 * which no plan is big enough. The number of parallel tests stays the same. Returns undefined if there is no
 * such number.
 */
export function nextMinutes(
  plans: readonly PricedPlan[],
  { minutes: from, parallel }: Need,
  billing: Billing,
): number | undefined {
  const at = (minutes: number) => cheapest(plans, { minutes, parallel }, billing);
  const now = at(from);
  // Between these numbers of minutes, all costs are linear, so a plan that stops being cheapest can't become
  // cheapest again.
  const ends = [...plans.flatMap(({ minutes }) => minutes ?? []), LARGEST_NEED]
    .map((minutes) => Math.max(minutes, from))
    .sort((a, b) => a - b);
  let low = from;
  for (const end of ends) {
    if (at(end) === now) {
      low = end;
      continue;
    }
    // This is a binary search. At `low`, the original plan is still cheapest. At `high`, it no longer is.
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
