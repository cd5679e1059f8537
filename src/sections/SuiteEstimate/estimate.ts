import { formatCents, formatNumber } from "../../numbers/numbers";
import { fillWords } from "../../words/fill-words";
import { billingOf } from "../Plans/plan-result";
import { cheapest, type PricedPlan, quote } from "../Plans/quotes";
import { suiteRunsOn } from "../Plans/suite-runs";
import type { SuiteFigures } from "./suite-figures";

/** How many days of a month tests run on. */
const WORKING_DAYS = 21;

/** The words of an estimate: see the model of contact.yaml, and that of the plan finder in plans.yaml. */
export interface EstimateWords {
  basis: string;
  result: string;
  resultCustom: string;
  custom: string;
  billedAnnually: string;
  monthToMonth: string;
}

/** A first estimate, in words. */
export interface Estimate {
  /** The plan and its monthly price. */
  result: string;
  /** How long a run takes on the plan's lanes, and the minutes of a month; nothing if no listed plan holds them. */
  basis: string | undefined;
}

/**
 * What a suite comes to that takes `minutes`, one test after the other, and runs so often a day: the
 * cheapest plan, billed annually, by the rules of the plan finder. Undefined without these two figures.
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
  // No more lanes have something to do than there are tests.
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
