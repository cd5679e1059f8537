import { graphql } from "gatsby";
import { formatCents } from "../../numbers/numbers";
import { fillWords } from "../../words/fill-words";
import { cheapest, type PricedPlan, quote } from "./quotes";
import type { PlanChoice } from "./usePlanChoice";

export const planResultFragment = graphql`
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

/** The words of a result; see PlanResultWords and PlanCostWords. */
export type ResultWords = Queries.PlanResultWordsFragment & Queries.PlanCostWordsFragment;

/** Which plan a need comes to, in words. */
export interface PlanResult {
  result: string;
  /** The plan that the answer comes to, or the one to talk about. */
  slug: string | undefined;
  /** The words of the way to the contact page. */
  ask: string | undefined;
}

/** Answers which plan a need comes to. */
export function resultOf(
  plans: readonly NamedPlan[],
  choice: PlanChoice,
  words: ResultWords,
): PlanResult {
  const best = cheapest(plans, choice, choice.billing);
  const asked = best ?? withoutPrice(plans);
  return {
    result: best ? priceOf(best, choice, words) : words.resultCustom,
    slug: asked?.slug,
    ask: asked && fillWords(words.ask, { plan: asked.name }),
  };
}

/** The plan to talk about where no listed one holds a need. */
export const withoutPrice = (plans: readonly NamedPlan[]) =>
  plans.find(({ price }) => price === null);

/** Such as "Pro, $300 per month, billed annually". */
function priceOf(plan: NamedPlan, choice: PlanChoice, words: ResultWords): string {
  const cost = quote(plan, choice, choice.billing);
  const price = typeof cost === "string" ? words.custom : formatCents(cost.cents);
  const result = fillWords(words.result, { plan: plan.name, price });
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
