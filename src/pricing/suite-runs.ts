import type { Plan } from "./costs";
import { billedMinutes } from "./run-costs";

export interface SuiteRuns {
  /** The approximate duration of a run that uses all of the plan's lanes, in whole minutes. */
  minutes: number;
  /** The number of runs per month that the plan's minutes allow. */
  runs: number;
}

/**
 * Returns undefined if the plan has a custom number of lanes or minutes. Runs are billed in whole minutes. The
 * last lane is assumed to finish half a minute after the average lane, because few suites divide evenly.
 *
 * @param seconds The total duration of all tests.
 */
export function suiteRunsOn(
  { parallelTests, minutes }: Pick<Plan, "parallelTests" | "minutes">,
  seconds: number,
): SuiteRuns | undefined {
  if (parallelTests === null || minutes === null) return undefined;
  return {
    minutes: Math.round(seconds / 60 / parallelTests + (parallelTests > 1 ? 0.5 : 0)),
    runs: Math.floor(minutes / billedMinutes(seconds)),
  };
}
