import { type Billing, cheapest, LARGEST_NEED, type Need, type PricedPlan } from "./quotes";

/**
 * The fewest minutes above a need's, for as many tests at once, from which another plan is the
 * cheapest or none holds them any more; undefined if that never comes.
 */
export function nextMinutes(
  plans: readonly PricedPlan[],
  { minutes: from, parallel }: Need,
  billing: Billing,
): number | undefined {
  const at = (minutes: number) => cheapest(plans, { minutes, parallel }, billing);
  const now = at(from);
  // Up to each of these every cost grows evenly, so that a plan once passed isn't the cheapest again.
  const ends = [...plans.flatMap(({ minutes }) => minutes ?? []), LARGEST_NEED]
    .map((minutes) => Math.max(minutes, from))
    .sort((a, b) => a - b);
  let low = from;
  for (const end of ends) {
    if (at(end) === now) {
      low = end;
      continue;
    }
    // `low` is still the same plan, `high` is another.
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
