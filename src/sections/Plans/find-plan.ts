import { graphql } from "gatsby";
import { formatCents, formatNumber } from "../../numbers/numbers";
import { fillWords } from "../../words/fill-words";
import { cheapest, nextMinutes, type PricedPlan, quote } from "./quotes";
import type { PlanChoice } from "./usePlanChoice";

export const planAnswerFragment = graphql`
  fragment PlanAnswerWords on PlanFinder {
    result
    resultCustom
    why
    withinPlan
    withExtra
    tooSmall
    fewMinutes
    fewTests
    onRequest
    nextMinutes
    nextParallel
    ask
  }
  fragment PlanCostWords on PlanWords {
    custom
    billedAnnually
    monthToMonth
  }
`;

interface NamedPlan extends PricedPlan {
  readonly name: string;
}

/** The words of an answer; see PlanAnswerWords and PlanCostWords. */
export type AnswerWords = Queries.PlanAnswerWordsFragment & Queries.PlanCostWordsFragment;

/** What a need costs on a plan, in words. */
export interface PlanCost {
  /** The plan's name. */
  plan: string;
  /** Such as $200; or that the plan doesn't hold the need, or has a custom price. */
  amount: string;
  /** What the amount is made of, or what the plan has too little of. */
  note: string;
  isCheapest: boolean;
}

/** The finder's answer to a need, in words. */
export interface PlanAnswer {
  result: string;
  /** Nothing where no listed plan holds the need: the result says it. */
  why: string | undefined;
  costs: PlanCost[];
  /** From what need on another plan would be the answer. */
  next: string[];
  /** The plan that the answer comes to, or the one to talk about. */
  slug: string | undefined;
  /** The words of the way to the contact page. */
  ask: string | undefined;
}

/** Answers which plan a need comes to, what a month costs on each, and what would change that. */
export function findPlan(
  plans: readonly NamedPlan[],
  choice: PlanChoice,
  words: AnswerWords,
): PlanAnswer {
  const { minutes, parallel, billing } = choice;
  const best = cheapest(plans, choice, billing);
  const asked = best ?? withoutPrice(plans);
  const need = { minutes: formatNumber(minutes), parallel: formatNumber(parallel) };
  return {
    result: best ? resultOf(best, choice, words) : words.resultCustom,
    why: best && fillWords(words.why, need),
    costs: plans.map((plan) => ({
      plan: plan.name,
      isCheapest: plan === best,
      ...costOf(plan, choice, words),
    })),
    next: best ? changesAfter(plans, best, choice, words) : [],
    slug: asked?.slug,
    ask: asked && fillWords(words.ask, { plan: asked.name }),
  };
}

/** The plan to talk about where no listed one holds a need. */
const withoutPrice = (plans: readonly NamedPlan[]) => plans.find(({ price }) => price === null);

/** Such as "Pro, $300 per month, billed annually". */
function resultOf(plan: NamedPlan, choice: PlanChoice, words: AnswerWords): string {
  const { amount } = costOf(plan, choice, words);
  const result = fillWords(words.result, { plan: plan.name, price: amount });
  const billed = billingOf(plan, choice, words);
  return billed === undefined ? result : `${result}, ${billed}`;
}

/**
 * How a plan is billed, in words: none where it makes no difference, or where minutes are bought besides,
 * which aren't billed annually.
 */
export function billingOf(
  plan: PricedPlan,
  choice: PlanChoice,
  words: Queries.PlanCostWordsFragment,
): string | undefined {
  const { annual, monthly } = plan.price ?? {};
  if (annual === monthly) return undefined;
  if (choice.billing === "monthly") return words.monthToMonth;
  return buysMinutes(plan, choice) ? undefined : words.billedAnnually;
}

/** Whether a need takes more minutes than the plan's own. */
export const buysMinutes = (plan: PricedPlan, { minutes }: { minutes: number }) =>
  (plan.minutes ?? 0) < minutes;

/** What a plan costs for a need, and of what the cost consists; or why it can't be had. */
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
      : // Whether a plan without a price is the cheapest, nobody knows.
        sentence(words.nextMinutes, bestFor({ minutes }), { minutes: formatNumber(minutes - 1) })),
    ...sentence(words.nextParallel, bestFor({ parallel: limit + 1 }) ?? withoutPrice(plans), {
      parallel: formatNumber(limit),
    }),
  ];
}
