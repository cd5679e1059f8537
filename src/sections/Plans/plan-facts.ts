import { formatDollars, formatNumber } from "../../numbers/numbers";

type Plan = Queries.PlanFactsFragment;
type Words = Queries.PlanFactWordsFragment;

/** One line about a plan. Where `included` is set it is a yes or no, said in words by `text`. */
export interface PlanFact {
  label: string;
  text: string;
  included?: boolean;
}

/**
 * What a plan holds (specification, section 9), one entry per row in the same order for every
 * plan, so that plans compare across.
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

/** What an included minute comes to, billed annually: in cents, since it is less than one. */
function minutePriceOf({ price, minutes }: Plan, words: Words): string {
  if (price === null || minutes === null) return words.custom;
  if (price.annual === 0) return formatDollars(0);
  return `${words.from} ${Number(((100 * price.annual) / minutes).toFixed(2))}¢`;
}

/** A plan whose minutes are agreed agrees on this too; one that only ends at its minutes says so. */
function overageOf({ minutes, overage }: Plan, words: Words): string {
  if (overage !== null) return `${formatDollars(overage)} ${words.perMinute}`;
  return minutes === null ? words.custom : words.none;
}
