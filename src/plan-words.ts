import { formatCents, formatDollars, formatNumber } from "./numbers";
import {
  type Billing,
  centsOn,
  cheapest,
  costOn,
  customPlan,
  type Need,
  type Plan,
  planToAskFor,
} from "./pricing/costs";
import { fillTemplate } from "./words";

/** A fact about a plan. If `included` is set, the fact is a yes or no, and only screen readers use `text`. */
export interface PlanFact {
  label: string;
  text: string;
  included?: boolean;
}

type FactWords = Queries.PlanFactWordsFragment;

/** The facts about a plan (specification, section 9), in the same order for every plan. */
export function planFacts(plan: Queries.PlanFactsFragment, words: FactWords): PlanFact[] {
  const yesOrNo = (label: string, included: boolean): PlanFact => ({
    label,
    included,
    text: included ? words.included : words.notIncluded,
  });
  return [
    {
      label: words.minutes,
      text: plan.minutes === null ? words.custom : formatNumber(plan.minutes),
    },
    {
      label: words.parallelTests,
      text:
        plan.parallelTests === null
          ? words.veryLarge
          : `${words.upTo} ${formatNumber(plan.parallelTests)}`,
    },
    {
      label: words.overage,
      text: overageOf(plan, words),
    },
    yesOrNo(words.ciCd, plan.ciCd),
    yesOrNo(words.unlimitedUsers, plan.unlimitedUsers),
    yesOrNo(words.premiumSupport, plan.premiumSupport),
  ];
}

function overageOf({ minutes, overage }: Plan, words: FactWords): string {
  if (overage !== null) return `${formatDollars(overage)} ${words.perMinute}`;
  return minutes === null ? words.custom : words.none;
}

type BilledWords = Queries.BilledWordsFragment;

export const billed = (billing: Billing, words: BilledWords) =>
  billing === "annual" ? words.billedAnnually : words.monthToMonth;

/**
 * How a need on a plan is billed. Undefined if both types of billing cost the same, or if the need includes
 * extra minutes, which aren't billed annually.
 */
export function billedOn(plan: Plan, need: Need, words: BilledWords): string | undefined {
  if (plan.price?.annual === plan.price?.monthly) return undefined;
  const cost = costOn(plan, need);
  const hasExtra = typeof cost === "object" && cost.extraMinutes > 0;
  return need.billing === "annual" && hasExtra ? undefined : billed(need.billing, words);
}

export interface Recommendation {
  /** The cheapest plan, or undefined if no plan with a listed price covers the need. */
  plan: Plan | undefined;
  /** Such as "Pro, $300 per month, billed annually". */
  text: string;
  /** Says to ask for another plan if that plan costs less than the listed prices. */
  advice: string | undefined;
  slug: string | undefined;
  ask: string | undefined;
}

export function recommend(pricing: Queries.PricingFragment, need: Need): Recommendation {
  const { plans, words, planFinder } = pricing;
  const plan = cheapest(plans, need);
  const better = planToAskFor(plans, need);
  const asked = better ?? plan ?? customPlan(plans);
  const textOf = (best: Plan) => {
    const price = formatCents(centsOn(best, need) ?? 0);
    const template = better ? planFinder.lowestListed : planFinder.result;
    const text = fillTemplate(template, { plan: best.name, price });
    return [text, billedOn(best, need, words) ?? []].flat().join(", ");
  };
  return {
    plan,
    text: plan ? textOf(plan) : planFinder.resultCustom,
    advice: plan && better && askAboveText(better, planFinder),
    slug: asked?.slug,
    ask: asked && fillTemplate(planFinder.ask, { plan: asked.name }),
  };
}

export const askAboveText = (
  { name, askAbove }: Plan,
  planFinder: Queries.RecommendationWordsFragment,
) => fillTemplate(planFinder.askAbove, { plan: name, minutes: formatNumber(askAbove ?? 0) });
