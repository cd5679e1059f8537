/** What an estimate needs of a plan. Amounts are US dollars; a null has no listed figure. */
export interface PricedPlan {
  readonly name: string;
  readonly price: { readonly annual: number } | null;
  readonly minutes: number | null;
  readonly overage: number | null;
  readonly parallelTests: number | null;
}

/** The cheapest plan for a need, and what a month on it costs in US dollars. */
export interface Estimate {
  plan: string;
  cost: number;
  /** Minutes beyond those of the plan, and their part of the cost. */
  extraMinutes: number;
  extraCost: number;
}

/**
 * The cheapest plan, billed annually, that runs `parallel` tests at once and holds `minutes` a
 * month, bought minutes included (prices: specification, section 9).
 *
 * @returns undefined if no plan with a listed price holds that much
 */
export function estimate(
  plans: readonly PricedPlan[],
  minutes: number,
  parallel: number,
): Estimate | undefined {
  let best: Estimate | undefined;
  for (const { name, price, minutes: included, overage, parallelTests } of plans) {
    if (!price || included === null || parallelTests === null || parallel > parallelTests) continue;
    const extraMinutes = Math.max(0, minutes - included);
    if (extraMinutes > 0 && overage === null) continue;
    const extraCost = Math.round(extraMinutes * (overage ?? 0) * 100) / 100;
    const cost = price.annual + extraCost;
    if (!best || cost < best.cost) best = { plan: name, cost, extraMinutes, extraCost };
  }
  return best;
}
