import { type Billing, cheapest, LARGEST_NEED, type Need, type PricedPlan } from "./quotes";

/**
 * Returns the fewest minutes above a need's, with the same parallel tests, at which another plan becomes
 * cheapest or no plan covers them; undefined if there are none.
 */
export function nextMinutes(
  plans: readonly PricedPlan[],
  { minutes: from, parallel }: Need,
  billing: Billing,
): number | undefined {
  const at = (minutes: number) => cheapest(plans, { minutes, parallel }, billing);
  const now = at(from);
  // Between these minutes every cost is linear, so a plan that stops being cheapest doesn't come back.
  const ends = [...plans.flatMap(({ minutes }) => minutes ?? []), LARGEST_NEED]
    .map((minutes) => Math.max(minutes, from))
    .sort((a, b) => a - b);
  let low = from;
  for (const end of ends) {
    if (at(end) === now) {
      low = end;
      continue;
    }
    // The plan is still the same at `low`, and another at `high`.
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
