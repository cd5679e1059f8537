import { graphql } from "gatsby";
import { formatCents, formatNumber } from "../../numbers";
import { askAboveText, type Recommendation, recommend } from "../../plan-words";
import {
  cheapest,
  costOn,
  customPlan,
  type Need,
  type Plan,
  planWithLimit,
} from "../../pricing/costs";
import { nextMinutes } from "../../pricing/crossovers";
import { fillTemplate } from "../../words";

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
  fragment Pricing on PlansYaml {
    plans {
      ...NamedPlan
    }
    words {
      ...BilledWords
    }
    planFinder {
      ...RecommendationWords
    }
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

export interface FinderPricing extends Queries.PricingFragment {
  readonly words: Queries.PlanFinderWordsFragment;
  readonly planFinder: Queries.FinderWordsFragment;
}

export interface PlanCost {
  plan: string;
  /** An amount such as $200, or text that says that the plan is too small or has a custom price. */
  amount: string;
  /** How the amount is calculated, or which limit the need exceeds. */
  note: string;
  isCheapest: boolean;
}

export interface FoundPlan extends Recommendation {
  /** A sentence that explains the recommendation, or undefined if no plan with a listed price fits. */
  why: string | undefined;
  costs: PlanCost[];
  next: string[];
}

export function findPlan(pricing: FinderPricing, need: Need): FoundPlan {
  const found = recommend(pricing, need);
  const best = found.plan;
  const values = { minutes: formatNumber(need.minutes), parallel: formatNumber(need.parallel) };
  return {
    ...found,
    why: found.advice ?? (best && fillTemplate(pricing.planFinder.why, values)),
    costs: pricing.plans.map((plan) => ({
      plan: plan.name,
      isCheapest: plan === best && !found.advice,
      ...costWords(plan, need, pricing),
    })),
    next: best ? changesAfter(pricing, best, need) : [],
  };
}

/** A need's cost on a plan and how the cost is calculated, or why the plan doesn't cover the need. */
export function costWords(
  plan: Plan,
  need: Need,
  { words, planFinder }: FinderPricing,
): Pick<PlanCost, "amount" | "note"> {
  const cost = costOn(plan, need);
  const limits = {
    minutes: formatNumber(plan.minutes ?? 0),
    parallel: formatNumber(plan.parallelTests ?? 0),
  };
  switch (cost) {
    case "custom":
      return { amount: words.custom, note: planFinder.onRequest };
    case "parallel":
      return { amount: planFinder.tooSmall, note: fillTemplate(planFinder.fewTests, limits) };
    case "minutes":
      return { amount: planFinder.tooSmall, note: fillTemplate(planFinder.fewMinutes, limits) };
    default: {
      const { cents, extraMinutes, extraCents } = cost;
      const extra = {
        price: formatCents(cents - extraCents),
        cost: formatCents(extraCents),
        minutes: formatNumber(extraMinutes),
      };
      const note =
        extraMinutes > 0 ? fillTemplate(planFinder.withExtra, extra) : planFinder.withinPlan;
      return { amount: formatCents(cents), note };
    }
  }
}

function changesAfter({ plans, planFinder }: FinderPricing, best: Plan, need: Need): string[] {
  const bestFor = (after: Partial<Need>) => cheapest(plans, { ...need, ...after });
  const sentence = (template: string, plan: Plan | undefined, values: object) =>
    plan ? [fillTemplate(template, { ...values, plan: plan.name })] : [];
  const asked = planWithLimit(plans);
  const askAbove = asked?.askAbove ?? Number.POSITIVE_INFINITY;
  const next = nextMinutes(plans, need) ?? Number.POSITIVE_INFINITY;
  const limit = best.parallelTests ?? 0;
  return [
    ...(asked && need.minutes <= askAbove && askAbove < next
      ? [askAboveText(asked, planFinder)]
      : []),
    // A plan without a price can't be called the cheapest.
    ...(next <= askAbove && next < Number.POSITIVE_INFINITY
      ? sentence(planFinder.nextMinutes, bestFor({ minutes: next }), {
          minutes: formatNumber(next - 1),
        })
      : []),
    ...sentence(planFinder.nextParallel, bestFor({ parallel: limit + 1 }) ?? customPlan(plans), {
      parallel: formatNumber(limit),
    }),
  ];
}
