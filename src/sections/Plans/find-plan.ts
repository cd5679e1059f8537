import { graphql } from "gatsby";
import { formatCents, formatNumber } from "../../numbers";
import {
  askAboveText,
  type Recommendation,
  type RecommendationWords,
  recommend,
} from "../../plan-words";
import { cheapest, costOn, customPlan, type Need, type Plan } from "../../pricing/costs";
import { nextMinutes } from "../../pricing/crossovers";
import { fillWords } from "../../words";

export const finderFragment = graphql`
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
    askAbove
  }
  fragment BilledWords on PlanWords {
    billedAnnually
    monthToMonth
  }
  fragment RecommendationWords on PlanFinder {
    result
    resultCustom
    lowestListed
    askAbove
    ask
  }
  fragment FinderWords on PlanFinder {
    ...RecommendationWords
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

export type FinderWords = Queries.FinderWordsFragment & RecommendationWords & { custom: string };

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

/** The plan finder's recommendation for a need, formatted for display. */
export interface FoundPlan extends Recommendation<Plan> {
  /** A sentence that explains the recommendation, or undefined if no plan with a listed price fits. */
  why: string | undefined;
  costs: PlanCost[];
  /** Sentences about the limits beyond which the recommendation would change. */
  next: string[];
}

export function findPlan(plans: readonly Plan[], need: Need, words: FinderWords): FoundPlan {
  const found = recommend(plans, need, words);
  const best = found.plan;
  const values = { minutes: formatNumber(need.minutes), parallel: formatNumber(need.parallel) };
  return {
    ...found,
    why: found.advice ?? (best && fillWords(words.why, values)),
    costs: plans.map((plan) => ({
      plan: plan.name,
      isCheapest: plan === best && !found.advice,
      ...costText(plan, need, words),
    })),
    next: best ? changesAfter(plans, best, need, words) : [],
  };
}

/** A need's cost on a plan and how the cost is calculated, or why the plan doesn't cover the need. */
export function costText(
  plan: Plan,
  need: Need,
  words: FinderWords,
): Pick<PlanCost, "amount" | "note"> {
  const cost = costOn(plan, need);
  const limits = {
    minutes: formatNumber(plan.minutes ?? 0),
    parallel: formatNumber(plan.parallelTests ?? 0),
  };
  switch (cost) {
    case "custom":
      return { amount: words.custom, note: words.onRequest };
    case "parallel":
      return { amount: words.tooSmall, note: fillWords(words.fewTests, limits) };
    case "minutes":
      return { amount: words.tooSmall, note: fillWords(words.fewMinutes, limits) };
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
  plans: readonly Plan[],
  best: Plan,
  need: Need,
  words: FinderWords,
): string[] {
  const bestFor = (after: Partial<Need>) => cheapest(plans, { ...need, ...after });
  const sentence = (template: string, plan: Plan | undefined, values: object) =>
    plan ? [fillWords(template, { ...values, plan: plan.name })] : [];
  const custom = customPlan(plans);
  const askAbove = custom?.askAbove ?? Number.POSITIVE_INFINITY;
  const next = nextMinutes(plans, need) ?? Number.POSITIVE_INFINITY;
  const limit = best.parallelTests ?? 0;
  return [
    ...(custom && need.minutes <= askAbove && askAbove < next ? [askAboveText(custom, words)] : []),
    // A plan without a price can't be called the cheapest.
    ...(next <= askAbove && next < Number.POSITIVE_INFINITY
      ? sentence(words.nextMinutes, bestFor({ minutes: next }), { minutes: formatNumber(next - 1) })
      : []),
    ...sentence(words.nextParallel, bestFor({ parallel: limit + 1 }) ?? custom, {
      parallel: formatNumber(limit),
    }),
  ];
}
