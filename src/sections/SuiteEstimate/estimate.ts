import { formatCents, formatNumber } from "../../numbers/numbers";
import { fillWords } from "../../words/fill-words";
import { billingOf } from "../Plans/plan-result";
import { cheapest, type PricedPlan, quote } from "../Plans/quotes";
import { suiteRunsOn } from "../Plans/suite-runs";
import type { SuiteFigures } from "./suite-figures";

/** The number of days per month on which tests run. */
const WORKING_DAYS = 21;

/**
 * The text templates for an estimate, which come from contact.yaml and from the plan finder in plans.yaml.
 */
export interface EstimateWords {
  basis: string;
  result: string;
  resultCustom: string;
  custom: string;
  billedAnnually: string;
  monthToMonth: string;
}

/** An initial estimate, formatted for display. */
export interface Estimate {
  /** The plan and its monthly price. */
  result: string;
  /**
   * The duration of a run on the plan's lanes and the number of minutes per month, or undefined if no plan
   * with a listed price covers the need.
   */
  basis: string | undefined;
}

/**
 * Finds the cheapest plan for a suite with annual billing, using the same rules as the plan finder. Returns
 * undefined if `minutes`, the total duration of all tests, or `runs`, the number of runs per day, is missing.
 */
export function estimate(
  { tests, minutes = 0, runs = 0 }: SuiteFigures,
  plans: readonly (PricedPlan & { readonly name: string })[],
  words: EstimateWords,
): Estimate | undefined {
  if (minutes === 0 || runs === 0) return undefined;
  const billing = "annual";
  const need = { minutes: minutes * runs * WORKING_DAYS, parallel: 1 };
  const plan = cheapest(plans, need, billing);
  const cost = plan && quote(plan, need, billing);
  if (!plan || !cost || typeof cost === "string") {
    return { result: words.resultCustom, basis: undefined };
  }
  const price = fillWords(words.result, { plan: plan.name, price: formatCents(cost.cents) });
  const billed = billingOf(plan, { ...need, billing }, words);
  // If there are more lanes than tests, the extra lanes stay idle.
  const lanes = Math.min(plan.parallelTests ?? 1, tests || Number.POSITIVE_INFINITY);
  const run = suiteRunsOn({ ...plan, parallelTests: lanes }, minutes * 60);
  return {
    result: billed === undefined ? price : `${price}, ${billed}`,
    basis: fillWords(words.basis, {
      time: run?.minutes ?? "",
      lanes: formatNumber(lanes),
      minutes: formatNumber(need.minutes),
      days: formatNumber(WORKING_DAYS),
    }),
  };
}
