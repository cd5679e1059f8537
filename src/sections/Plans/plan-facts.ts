import { formatDollars, formatNumber } from "../../numbers/numbers";

type Plan = Queries.PlanFactsFragment;
type Words = Queries.PlanFactWordsFragment;

/** A fact about a plan. If `included` is set, the fact is a yes or no, and only screen readers use `text`. */
export interface PlanFact {
  label: string;
  text: string;
  included?: boolean;
}

/**
 * Returns the facts about a plan (specification, section 9). The facts are in the same order for every plan.
 */
export function planFacts(plan: Plan, words: Words): PlanFact[] {
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
      label: words.minutePrice,
      text: minutePriceOf(plan, words),
    },
    {
      label: words.overage,
      text: overageOf(plan, words),
    },
    {
      label: words.parallelTests,
      text:
        plan.parallelTests === null
          ? words.veryLarge
          : `${words.upTo} ${formatNumber(plan.parallelTests)}`,
    },
    yesOrNo(words.ciCd, plan.ciCd),
    yesOrNo(words.unlimitedUsers, plan.unlimitedUsers),
    yesOrNo(words.premiumSupport, plan.premiumSupport),
  ];
}

/**
 * Formats the price of an included minute with annual billing. The price is in cents rather than dollars
 * because it is so low.
 */
function minutePriceOf({ price, minutes }: Plan, words: Words): string {
  if (price === null || minutes === null) return words.custom;
  if (price.annual === 0) return formatDollars(0);
  return `${words.from} ${Number(((100 * price.annual) / minutes).toFixed(2))}¢`;
}

/**
 * Formats the price of an extra minute. Returns the text for "custom" if the plan's number of minutes is
 * custom, or the text for "none" if the plan doesn't sell extra minutes.
 */
function overageOf({ minutes, overage }: Plan, words: Words): string {
  if (overage !== null) return `${formatDollars(overage)} ${words.perMinute}`;
  return minutes === null ? words.custom : words.none;
}
