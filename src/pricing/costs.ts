/*
 * Calculates what a need costs on each plan (specification, sections 9 and 10). Amounts are in whole cents because
 * sums of floating-point dollars aren't exact: 0.1 + 0.2 isn't 0.3.
 */

export const BILLINGS = ["annual", "monthly"] as const;
export type Billing = (typeof BILLINGS)[number];

/** What determines a plan's cost. Amounts are in US dollars. Values that aren't listed are null. */
export interface Plan {
  readonly slug: string;
  readonly name: string;
  readonly price: { readonly annual: number; readonly monthly: number } | null;
  readonly minutes: number | null;
  readonly overage: number | null;
  readonly parallelTests: number | null;
  /** The number of minutes above which this plan, whose price isn't listed, costs less than the others. */
  readonly askAbove: number | null;
}

/** Whether annual and monthly billing cost the same on every plan. */
export const hasOnePrice = (plans: readonly Pick<Plan, "price">[]) =>
  plans.every(({ price }) => price?.annual === price?.monthly);

/** The whole number of minutes per month and the number of parallel tests that a visitor needs. */
export interface Need {
  minutes: number;
  parallel: number;
  billing: Billing;
}

export const LARGEST_NEED = 9_999_999;

export interface Cost {
  cents: number;
  /** The number of minutes beyond those included in the plan. These extra minutes cost `extraCents`. */
  extraMinutes: number;
  extraCents: number;
}

/** The limit that is too low for a need, or "custom" if the plan's price isn't listed. */
export type Shortage = "minutes" | "parallel" | "custom";

export const inCents = (dollars: number) => Math.round(dollars * 100);

export function costOn(
  { price, minutes: included, overage, parallelTests }: Plan,
  { minutes, parallel, billing }: Need,
): Cost | Shortage {
  if (!price || included === null || parallelTests === null) return "custom";
  if (parallel > parallelTests) return "parallel";
  const extraMinutes = Math.max(0, minutes - included);
  if (extraMinutes > 0 && overage === null) return "minutes";
  const extraCents = extraMinutes * inCents(overage ?? 0);
  return { cents: inCents(price[billing]) + extraCents, extraMinutes, extraCents };
}

/** Like costOn, in cents. Undefined if the plan has no cost for the need. */
export function centsOn(plan: Plan, need: Need): number | undefined {
  const cost = costOn(plan, need);
  return typeof cost === "string" ? undefined : cost.cents;
}

/** The first of the plans that cover a need at the lowest cost, or undefined if no plan covers the need. */
export function cheapest<P extends Plan>(plans: readonly P[], need: Need): P | undefined {
  let best: { plan: P; cents: number } | undefined;
  for (const plan of plans) {
    const cents = centsOn(plan, need);
    if (cents !== undefined && !(best && cents >= best.cents)) best = { plan, cents };
  }
  return best?.plan;
}

/** The first plan with a custom price, which is meant for needs that no other plan covers. */
export const customPlan = <P extends Pick<Plan, "price">>(plans: readonly P[]) =>
  plans.find(({ price }) => price === null);

/** The plan that says above how many minutes it costs less than the listed prices, if there is one. */
export const planWithLimit = <P extends Plan>(plans: readonly P[]) =>
  plans.find((plan): plan is P & { askAbove: number } => plan.askAbove !== null);

/** The plan with a custom price if it costs less than the listed prices for this many minutes. */
export function planToAskFor<P extends Plan>(plans: readonly P[], need: Need): P | undefined {
  const plan = planWithLimit(plans);
  return plan && need.minutes > plan.askAbove ? plan : undefined;
}

/** The plan with the fewest parallel tests that are enough. A custom number is enough for any need. */
export const smallestPlan = <P extends Pick<Plan, "parallelTests">>(
  plans: readonly P[],
  parallel: number,
): P | undefined =>
  plans
    .filter(({ parallelTests }) => (parallelTests ?? parallel) >= parallel)
    .sort((a, b) => (a.parallelTests ?? LARGEST_NEED) - (b.parallelTests ?? LARGEST_NEED))[0];
