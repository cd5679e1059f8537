/*
 * Formats numbers for display. This module doesn't use Intl, because the site has only one language and the
 * first use of Intl would slow down hydration on phones.
 */

/** Formats a number with thousands separators, such as `4,988`. */
export function formatNumber(number: number): string {
  return String(number).replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ",");
}

/**
 * Formats a non-negative amount in US dollars, such as `$140` or `$0.02`. Omits the cents if they are zero.
 */
export function formatDollars(amount: number): string {
  if (Number.isInteger(amount)) return `$${formatNumber(amount)}`;
  const [dollars, cents] = amount.toFixed(2).split(".");
  return `$${formatNumber(Number(dollars))}.${cents}`;
}

/** Formats a non-negative number of whole cents as US dollars. */
export const formatCents = (cents: number) => formatDollars(cents / 100);
