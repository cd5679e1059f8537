import { graphql } from "gatsby";
import { formatCents } from "../../numbers/numbers";
import { fillWords } from "../../words/fill-words";
import { cheapest, type PricedPlan, quote } from "./quotes";
import type { PlanChoice } from "./usePlanChoice";

export const planResultFragment = graphql`
  fragment NamedPlan on Plan {
    slug
    name
    price {
      annual
      monthly
    }
    minutes
    overage
    parallelTests
  }
  fragment PlanResultWords on PlanFinder {
    result
    resultCustom
    ask
  }
  fragment PlanCostWords on PlanWords {
    custom
    billedAnnually
    monthToMonth
  }
`;

export interface NamedPlan extends PricedPlan {
  readonly name: string;
}

export type ResultWords = Queries.PlanResultWordsFragment & Queries.PlanCostWordsFragment;

/** The best plan for a need, formatted for display. */
export interface PlanResult {
  result: string;
  /** The slug of the best plan, or of the plan with a custom price if no other plan covers the need. */
  slug: string | undefined;
  /** The label of the link to the contact page. */
  ask: string | undefined;
}

/** Returns the best plan for a need, formatted for display. */
export function resultOf(
  plans: readonly NamedPlan[],
  choice: PlanChoice,
  words: ResultWords,
): PlanResult {
  const best = cheapest(plans, choice, choice.billing);
  const planToAsk = best ?? withoutPrice(plans);
  return {
    result: best ? priceOf(best, choice, words) : words.resultCustom,
    slug: planToAsk?.slug,
    ask: planToAsk && fillWords(words.ask, { plan: planToAsk.name }),
  };
}

/** Finds the plan with a custom price, which is meant for needs that no other plan covers. */
export const withoutPrice = (plans: readonly NamedPlan[]) =>
  plans.find(({ price }) => price === null);

/** Formats a result such as "Pro, $300 per month, billed annually". */
function priceOf(plan: NamedPlan, choice: PlanChoice, words: ResultWords): string {
  const cost = quote(plan, choice, choice.billing);
  const price = typeof cost === "string" ? words.custom : formatCents(cost.cents);
  const result = fillWords(words.result, { plan: plan.name, price });
  const billed = billingOf(plan, choice, words);
  return billed === undefined ? result : `${result}, ${billed}`;
}

/**
 * Returns text that describes how a plan is billed. Returns undefined if annual and monthly billing cost the
 * same. For annual billing, also returns undefined if the need includes extra minutes, which aren't billed
 * annually.
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

/** Checks whether a need exceeds the minutes included in a plan. */
export const buysMinutes = (plan: PricedPlan, { minutes }: { minutes: number }) =>
  (plan.minutes ?? 0) < minutes;
