/*
 * Calculates what a need costs on each plan (specification, section 9). Amounts are in whole cents because
 * sums of floating-point dollars aren't exact: 0.1 + 0.2 isn't 0.3.
 */

/** The two types of billing, in display order. */
export const BILLINGS = ["annual", "monthly"] as const;
export type Billing = (typeof BILLINGS)[number];

/**
 * The parts of a plan that determine its cost. Amounts are in US dollars. Values that aren't listed are null.
 */
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

/** The whole number of minutes per month and the number of parallel tests that a visitor needs. */
export interface Need {
  minutes: number;
  parallel: number;
}

/** The monthly cost of a need on a plan that covers it. */
export interface Cost {
  cents: number;
  /** The number of minutes beyond those included in the plan. These extra minutes cost `extraCents`. */
  extraMinutes: number;
  extraCents: number;
}

/**
 * The reason why a plan has no price for a need: the limit that is too low, or "custom" if the price isn't
 * listed.
 */
export type Shortage = "minutes" | "parallel" | "custom";

/** Converts dollars to whole cents. */
export const inCents = (dollars: number) => Math.round(dollars * 100);

/** Returns the monthly cost of a plan for a given need, or the reason there is no price. */
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

/**
 * Finds the cheapest plan that covers a need. If several plans cost the same, returns the first one. If no
 * plan covers the need, returns undefined.
 */
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

/** The largest number of minutes or parallel tests that a visitor can enter. */
export const LARGEST_NEED = 9_999_999;
