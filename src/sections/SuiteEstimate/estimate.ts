import { formatNumber } from "../../numbers";
import { recommend } from "../../plan-words";
import { fillWords } from "../../words";
import type { SuiteSize } from "./suite-size";

/** The number of days per month on which tests run. */
const WORKING_DAYS = 21;

export interface Estimate {
  text: string;
  /** The run's time and the minutes per month. Undefined if no plan with a listed price covers the need. */
  basis: string | undefined;
  /** The number of lanes that a run uses. Undefined if there is no basis. */
  lanes?: number;
}

/** With annual billing. Undefined without the duration of all tests in minutes or the runs per day. */
export function estimate(
  { tests, minutes = 0, runs = 0 }: SuiteSize,
  pricing: Queries.PricingFragment,
  basisTemplate: string,
): Estimate | undefined {
  if (minutes === 0 || runs === 0) return undefined;
  const month = minutes * runs * WORKING_DAYS;
  const need = { minutes: month, parallel: 1, billing: "annual" } as const;
  const { plan, text, advice } = recommend(pricing, need);
  if (!plan) return { text, basis: undefined };
  // If there are more lanes than tests, the extra lanes stay idle.
  const lanes = Math.min(plan.parallelTests ?? 1, tests || Number.POSITIVE_INFINITY);
  // The last lane is assumed to finish half a minute after the average lane, because few suites divide evenly.
  const time = Math.round(minutes / lanes + (lanes > 1 ? 0.5 : 0));
  const basis = fillWords(basisTemplate, {
    time: formatNumber(time),
    lanes: formatNumber(lanes),
    minutes: formatNumber(month),
    days: formatNumber(WORKING_DAYS),
  });
  return { text, basis: [basis, advice ?? []].flat().join(" "), lanes };
}
