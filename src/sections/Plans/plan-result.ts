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

/** The words of a result: PlanResultWords and PlanCostWords. */
export type ResultWords = Queries.PlanResultWordsFragment & Queries.PlanCostWordsFragment;

/** The best plan for a need, in words. */
export interface PlanResult {
  result: string;
  /** The best plan, or the plan with a custom price. */
  slug: string | undefined;
  /** The label of the link to the contact page. */
  ask: string | undefined;
}

/** Returns the best plan for a need, in words. */
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

/** Finds the plan with a custom price, for needs that no listed plan covers. */
export const withoutPrice = (plans: readonly NamedPlan[]) =>
  plans.find(({ price }) => price === null);

/** Returns a result such as "Pro, $300 per month, billed annually". */
function priceOf(plan: NamedPlan, choice: PlanChoice, words: ResultWords): string {
  const cost = quote(plan, choice, choice.billing);
  const price = typeof cost === "string" ? words.custom : formatCents(cost.cents);
  const result = fillWords(words.result, { plan: plan.name, price });
  const billed = billingOf(plan, choice, words);
  return billed === undefined ? result : `${result}, ${billed}`;
}

/**
 * Returns how a plan is billed, in words. Undefined if both ways cost the same, or if annual billing doesn't
 * cover the need's extra minutes.
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

/** Checks whether a need exceeds a plan's included minutes. */
export const buysMinutes = (plan: PricedPlan, { minutes }: { minutes: number }) =>
  (plan.minutes ?? 0) < minutes;
