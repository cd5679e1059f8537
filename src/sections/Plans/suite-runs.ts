import { formatNumber } from "../../numbers/numbers";
import type { PricedPlan } from "./quotes";

/** The run time and number of runs for a suite on a plan, formatted for display. */
export interface SuiteRuns {
  /** The approximate duration of a run on all of the plan's lanes, in whole minutes. */
  minutes: string;
  /** The number of runs per month that the plan's minutes allow. */
  runs: string;
}

/**
 * Returns how long a suite runs on a plan and how often it can run. Returns undefined if the plan's lanes or
 * minutes are custom. Runs are billed in whole minutes. The last lane is assumed to finish half a minute
 * after the average lane. On Home's run board, for example, the last of 16 lanes finishes after 581 s, and
 * the average is 544 s.
 *
 * @param seconds The total duration of all tests.
 */
export function suiteRunsOn(
  { parallelTests, minutes }: Pick<PricedPlan, "parallelTests" | "minutes">,
  seconds: number,
): SuiteRuns | undefined {
  if (parallelTests === null || minutes === null) return undefined;
  return {
    minutes: formatNumber(Math.round(seconds / 60 / parallelTests + (parallelTests > 1 ? 0.5 : 0))),
    runs: formatNumber(Math.floor(minutes / Math.ceil(seconds / 60))),
  };
}
