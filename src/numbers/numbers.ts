/*
 * Formats numbers for visitors. Doesn't use Intl, because its first use would slow down hydration on phones,
 * and the site has only one language.
 */

/** Formats a number with thousands separators, such as `4,988`. */
export function formatNumber(number: number): string {
  return String(number).replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ",");
}

/** Formats a non-negative amount in US dollars, with cents only if they aren't zero: `$140` or `$0.02`. */
export function formatDollars(amount: number): string {
  if (Number.isInteger(amount)) return `$${formatNumber(amount)}`;
  const [dollars, cents] = amount.toFixed(2).split(".");
  return `$${formatNumber(Number(dollars))}.${cents}`;
}

/** Formats a non-negative amount, given in whole cents, as US dollars. */
export const formatCents = (cents: number) => formatDollars(cents / 100);
