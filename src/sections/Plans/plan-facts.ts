import { formatDollars, formatNumber } from "../../numbers/numbers";

type Plan = Queries.PlanFactsFragment;
type Words = Queries.PlanFactWordsFragment;

/** One line about a plan. If `included` is set, the fact is a yes or no that `text` spells out. */
export interface PlanFact {
  label: string;
  text: string;
  included?: boolean;
}

/**
 * Returns what a plan includes (specification, section 9), with the same rows in the same order for every
 * plan.
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

/** Returns the price of an included minute when billed annually, in cents because it's less than one. */
function minutePriceOf({ price, minutes }: Plan, words: Words): string {
  if (price === null || minutes === null) return words.custom;
  if (price.annual === 0) return formatDollars(0);
  return `${words.from} ${Number(((100 * price.annual) / minutes).toFixed(2))}¢`;
}

/** Returns the price of an extra minute: custom if the plan's minutes are, "none" if it sells no extra ones. */
function overageOf({ minutes, overage }: Plan, words: Words): string {
  if (overage !== null) return `${formatDollars(overage)} ${words.perMinute}`;
  return minutes === null ? words.custom : words.none;
}
