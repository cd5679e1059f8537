import { type Billing, inCents, type Plan } from "./costs";
import { timeOn } from "./schedule";

/** Runs are billed by the total duration of all tests, in whole minutes. */
export const billedMinutes = (seconds: number) => Math.ceil(seconds / 60);

/** The number of runs per month that a plan's minutes allow. */
export const runsIn = (minutes: number, seconds: number) =>
  Math.floor(minutes / billedMinutes(seconds));

/**
 * The cost of one run at each plan's price per included minute, in cents that aren't rounded, and its time with
 * all of the plan's lanes. Omits plans without a price and plans whose minutes don't cover the run.
 *
 * @param files the duration of each test file, in seconds
 */
export function runCosts<P extends Plan>(
  plans: readonly P[],
  files: readonly number[],
  billing: Billing,
) {
  const billed = billedMinutes(timeOn(files, 1));
  return plans.flatMap((plan) => {
    const { price, minutes, parallelTests } = plan;
    if (!price?.[billing] || minutes === null || parallelTests === null) return [];
    if (billed > minutes) return [];
    const cents = (inCents(price[billing]) * billed) / minutes;
    return [{ plan, seconds: timeOn(files, parallelTests), cents }];
  });
}
