/*
 * What a need costs on each plan (prices: specification, section 9). All in whole cents: in dollars,
 * 0.02 x 3 is 0.06 only nearly.
 */

/** The two ways to pay, in the order in which they are offered. */
export const BILLINGS = ["annual", "monthly"] as const;
export type Billing = (typeof BILLINGS)[number];

/** What a quote needs of a plan. Amounts are US dollars; a null has no listed figure. */
export interface PricedPlan {
  readonly slug: string;
  readonly price: { readonly annual: number; readonly monthly: number } | null;
  readonly minutes: number | null;
  readonly overage: number | null;
  readonly parallelTests: number | null;
}

/** Whether it makes a difference on any plan which way one pays. */
export const hasTwoPrices = (plans: readonly Pick<PricedPlan, "price">[]) =>
  plans.some(({ price }) => price && price.annual !== price.monthly);

/** What a visitor's tests take: whole minutes a month, and how many run at once. */
export interface Need {
  minutes: number;
  parallel: number;
}

/** What a month of a need costs on a plan that holds it. */
export interface Cost {
  cents: number;
  /** Minutes beyond those of the plan, and their part of the cost. */
  extraMinutes: number;
  extraCents: number;
}

/** Why a plan doesn't hold a need: what it has too little of, or that it has no listed price. */
export type Shortage = "minutes" | "parallel" | "custom";

/** Whole cents of an amount in dollars. */
export const inCents = (dollars: number) => Math.round(dollars * 100);

/** What a month of a need costs on a plan, or why the plan doesn't hold it. */
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

/** The cheapest plan that holds a need, the first of equals; undefined if no listed plan does. */
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

/** The most minutes, or tests at once, that are reckoned with: nobody needs more. */
export const LARGEST_NEED = 9_999_999;
