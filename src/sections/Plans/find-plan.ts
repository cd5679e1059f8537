import { graphql } from "gatsby";
import { formatCents, formatNumber } from "../../numbers/numbers";
import { fillWords } from "../../words/fill-words";
import { nextMinutes } from "./next-minutes";
import {
  type NamedPlan,
  type PlanResult,
  type ResultWords,
  resultOf,
  withoutPrice,
} from "./plan-result";
import { cheapest, type PricedPlan, quote } from "./quotes";
import type { PlanChoice } from "./usePlanChoice";

export const planAnswerFragment = graphql`
  fragment PlanAnswerWords on PlanFinder {
    ...PlanResultWords
    why
    withinPlan
    withExtra
    tooSmall
    fewMinutes
    fewTests
    onRequest
    nextMinutes
    nextParallel
  }
`;

export type AnswerWords = Queries.PlanAnswerWordsFragment & ResultWords;

/** The cost of a need on one plan, formatted for display. */
export interface PlanCost {
  /** The plan's name. */
  plan: string;
  /** An amount such as $200, or text that says that the plan is too small or has a custom price. */
  amount: string;
  /** How the amount is calculated, or which limit the need exceeds. */
  note: string;
  isCheapest: boolean;
}

/** The plan finder's answer for a need, formatted for display. */
export interface PlanAnswer extends PlanResult {
  /** A sentence that explains the result, or undefined if no plan with a listed price covers the need. */
  why: string | undefined;
  costs: PlanCost[];
  /** Sentences about the limits beyond which the answer would change. */
  next: string[];
}

/**
 * Returns the best plan for a need, the monthly cost on each plan, and the limits beyond which the answer
 * would change.
 */
export function findPlan(
  plans: readonly NamedPlan[],
  choice: PlanChoice,
  words: AnswerWords,
): PlanAnswer {
  const { minutes, parallel, billing } = choice;
  const best = cheapest(plans, choice, billing);
  const need = { minutes: formatNumber(minutes), parallel: formatNumber(parallel) };
  return {
    ...resultOf(plans, choice, words),
    why: best && fillWords(words.why, need),
    costs: plans.map((plan) => ({
      plan: plan.name,
      isCheapest: plan === best,
      ...costOf(plan, choice, words),
    })),
    next: best ? changesAfter(plans, best, choice, words) : [],
  };
}

/**
 * Returns the cost of a need on a plan and how the cost is calculated, or why the plan doesn't cover the
 * need.
 */
export function costOf(
  plan: PricedPlan,
  choice: PlanChoice,
  words: AnswerWords,
): { amount: string; note: string } {
  const cost = quote(plan, choice, choice.billing);
  const figures = {
    minutes: formatNumber(plan.minutes ?? 0),
    parallel: formatNumber(plan.parallelTests ?? 0),
  };
  switch (cost) {
    case "custom":
      return { amount: words.custom, note: words.onRequest };
    case "parallel":
      return { amount: words.tooSmall, note: fillWords(words.fewTests, figures) };
    case "minutes":
      return { amount: words.tooSmall, note: fillWords(words.fewMinutes, figures) };
    default: {
      const { cents, extraMinutes, extraCents } = cost;
      const extra = {
        price: formatCents(cents - extraCents),
        cost: formatCents(extraCents),
        minutes: formatNumber(extraMinutes),
      };
      const note = extraMinutes > 0 ? fillWords(words.withExtra, extra) : words.withinPlan;
      return { amount: formatCents(cents), note };
    }
  }
}

function changesAfter(
  plans: readonly NamedPlan[],
  best: NamedPlan,
  choice: PlanChoice,
  words: AnswerWords,
): string[] {
  const bestFor = (after: Partial<PlanChoice>) =>
    cheapest(plans, { ...choice, ...after }, choice.billing);
  const sentence = (template: string, plan: NamedPlan | undefined, figures: object) =>
    plan ? [fillWords(template, { ...figures, plan: plan.name })] : [];
  const minutes = nextMinutes(plans, choice, choice.billing);
  const limit = best.parallelTests ?? 0;
  return [
    ...(minutes === undefined
      ? []
      : // A plan without a price can't be called the cheapest.
        sentence(words.nextMinutes, bestFor({ minutes }), { minutes: formatNumber(minutes - 1) })),
    ...sentence(words.nextParallel, bestFor({ parallel: limit + 1 }) ?? withoutPrice(plans), {
      parallel: formatNumber(limit),
    }),
  ];
}
