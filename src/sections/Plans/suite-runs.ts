import { formatNumber } from "../../numbers/numbers";
import type { PricedPlan } from "./quotes";

/** The figures of one suite on a plan. */
export interface SuiteRuns {
  /** The approximate whole minutes of a run on all of the plan's lanes. */
  minutes: string;
  /** The number of runs a month that fit in the plan's minutes. */
  runs: string;
}

/**
 * Returns a suite's figures on a plan; undefined if the plan's lanes or minutes are custom. A run is billed in
 * whole minutes. The last lane is assumed to end half a minute after the mean, as on Home's run board (581 s
 * on 16 lanes; the mean is 544 s).
 *
 * @param seconds the sum of the tests' durations
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
