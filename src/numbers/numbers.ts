/*
 * Numbers as visitors read them. Without Intl, whose first use takes 60 ms of a slow phone, in the
 * middle of hydration; the site speaks one language.
 */

/** A number with its thousands set apart: `4,988`. */
export function formatNumber(number: number): string {
  return String(number).replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ",");
}

/** US dollars, none or more: `$140`, `$0.02`; cents only where there are any. */
export function formatDollars(amount: number): string {
  if (Number.isInteger(amount)) return `$${formatNumber(amount)}`;
  const [dollars, cents] = amount.toFixed(2).split(".");
  return `$${formatNumber(Number(dollars))}.${cents}`;
}

/** An amount of whole cents, none or more, in US dollars. */
export const formatCents = (cents: number) => formatDollars(cents / 100);
