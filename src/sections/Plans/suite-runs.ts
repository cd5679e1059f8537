import { formatNumber } from "../../numbers/numbers";
import type { PricedPlan } from "./quotes";

/** What one suite comes to on a plan. */
export interface SuiteRuns {
  /** About how many whole minutes a run takes on all of the plan's lanes. */
  minutes: string;
  /** How many runs the plan's minutes hold in a month. */
  runs: string;
}

/**
 * What a suite whose tests take `seconds` one by one comes to on a plan; undefined on a plan whose
 * lanes or minutes are agreed. The lanes end within a minute of each other: the last one half a minute after
 * their mean, as on Home's run board (581 s on 16 lanes, whose mean is 544 s). A run is billed in whole
 * minutes.
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
