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

/** The words of an answer: PlanAnswerWords and PlanCostWords. */
export type AnswerWords = Queries.PlanAnswerWordsFragment & ResultWords;

/** What a need costs on a plan, in words. */
export interface PlanCost {
  /** The plan's name. */
  plan: string;
  /** An amount such as $200, or that the plan is too small or has a custom price. */
  amount: string;
  /** How the amount adds up, or which limit the need exceeds. */
  note: string;
  isCheapest: boolean;
}

/** The finder's answer to a need, in words. */
export interface PlanAnswer extends PlanResult {
  /** Undefined if no listed plan covers the need: the result says so. */
  why: string | undefined;
  costs: PlanCost[];
  /** The limits beyond which another plan would be the answer. */
  next: string[];
}

/** Returns the best plan for a need, what a month costs on each plan, and what would change the answer. */
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

/** Returns what a need costs on a plan and how that adds up, or why the plan doesn't cover it. */
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
