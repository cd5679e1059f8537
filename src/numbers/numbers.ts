/*
 * Formats numbers for visitors. Doesn't use Intl, since its first use is slow on phones, during hydration.
 * The site has only one language.
 */

/** Formats a number with thousands separators: `4,988`. */
export function formatNumber(number: number): string {
  return String(number).replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ",");
}

/** Formats a non-negative amount in US dollars: `$140`, or with cents if there are any: `$0.02`. */
export function formatDollars(amount: number): string {
  if (Number.isInteger(amount)) return `$${formatNumber(amount)}`;
  const [dollars, cents] = amount.toFixed(2).split(".");
  return `$${formatNumber(Number(dollars))}.${cents}`;
}

/** Formats a non-negative amount in whole cents as US dollars. */
export const formatCents = (cents: number) => formatDollars(cents / 100);
