/*
 * Formats numbers and durations for display. This module doesn't use Intl, because the site has only one
 * language and the first use of Intl would slow down hydration on phones.
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

/**
 * Formats a fraction from 0 to 1 as a percentage for an attribute or a style, rounded to two decimal places.
 * In a box that is 2,000 pixels wide, the rounding error is at most a tenth of a pixel.
 */
export const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** Formats seconds as a duration: `9 min 41 s`, or `2 h 25 min` from an hour on. */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${String(seconds % 60).padStart(2, "0")} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Like formatDuration, but omits the minutes for durations shorter than a minute, as in `41 s`. */
export const formatShortDuration = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : formatDuration(seconds);

/** Time units in seconds. A day is a working day of 8 hours, and a week is 40 hours. */
const UNITS: Record<string, number> = {
  ms: 0.001,
  s: 1,
  min: 60,
  h: 3600,
  hour: 3600,
  hours: 3600,
  day: 28_800,
  days: 28_800,
  week: 144_000,
  weeks: 144_000,
};

/**
 * Parses a formatted number, such as `40,000`, `4.1 s` or `2 h 5 min`, so that it can be drawn to scale.
 *
 * @returns the number, or the number of seconds for a duration; undefined for other units, such as `300x`
 */
export function magnitude(words: string): number | undefined {
  const parts = words.split(/(?<=[a-z])\s/);
  const sizes = parts.map((part) => {
    const [, number = "", unit] = /^([\d,]+(?:\.\d+)?)(?:\s([a-z]+))?$/.exec(part) ?? [];
    const factor = unit === undefined ? 1 : UNITS[unit];
    return number === "" || factor === undefined
      ? Number.NaN
      : Number(number.replaceAll(",", "")) * factor;
  });
  const sum = sizes.reduce((total, size) => total + size, 0);
  return Number.isNaN(sum) ? undefined : sum;
}
