/*
 * What a need costs on each plan (prices: specification, section 9). Amounts are whole cents, because in
 * floating-point dollars 0.1 + 0.2 isn't 0.3.
 */

/** The two ways to pay, in display order. */
export const BILLINGS = ["annual", "monthly"] as const;
export type Billing = (typeof BILLINGS)[number];

/** The parts of a plan that a quote needs. Amounts are in US dollars; null means no listed figure. */
export interface PricedPlan {
  readonly slug: string;
  readonly price: { readonly annual: number; readonly monthly: number } | null;
  readonly minutes: number | null;
  readonly overage: number | null;
  readonly parallelTests: number | null;
}

/** Checks whether any plan has different prices for annual and monthly billing. */
export const hasTwoPrices = (plans: readonly Pick<PricedPlan, "price">[]) =>
  plans.some(({ price }) => price && price.annual !== price.monthly);

/** What a visitor's tests need: whole minutes a month, and how many tests run at once. */
export interface Need {
  minutes: number;
  parallel: number;
}

/** The monthly cost of a need on a plan that covers it. */
export interface Cost {
  cents: number;
  /** Minutes beyond the included ones, and their share of the cost. */
  extraMinutes: number;
  extraCents: number;
}

/** Why a plan doesn't cover a need: the limit that is too low, or "custom" without a listed price. */
export type Shortage = "minutes" | "parallel" | "custom";

/** Converts dollars to whole cents. */
export const inCents = (dollars: number) => Math.round(dollars * 100);

/** Returns the monthly cost of a need on a plan, or why the plan doesn't cover it. */
export function quote(
  { price, minutes: included, overage, parallelTests }: PricedPlan,
  { minutes, parallel }: Need,
  billing: Billing,
): Cost | Shortage {
  if (!price || included === null || parallelTests === null) return "custom";
  if (parallel > parallelTests) return "parallel";
  const extraMinutes = Math.max(0, minutes - included);
  if (extraMinutes > 0 && overage === null) return "minutes";
  const extraCents = extraMinutes * inCents(overage ?? 0);
  return { cents: inCents(price[billing]) + extraCents, extraMinutes, extraCents };
}

/** Finds the cheapest plan that covers a need; the first if several cost the same, undefined if none does. */
export function cheapest<Plan extends PricedPlan>(
  plans: readonly Plan[],
  need: Need,
  billing: Billing,
): Plan | undefined {
  let best: { plan: Plan; cents: number } | undefined;
  for (const plan of plans) {
    const cost = quote(plan, need, billing);
    if (typeof cost === "string" || (best && cost.cents >= best.cents)) continue;
    best = { plan, cents: cost.cents };
  }
  return best?.plan;
}

/** The largest number of minutes, or of parallel tests, that a need accepts. */
export const LARGEST_NEED = 9_999_999;
