/* This file formats and reads numbers. It avoids Intl, whose first use would slow down hydration on phones. */

export function formatNumber(number: number): string {
  return String(number).replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ",");
}

/** A number that rounds to 0 but isn't 0 keeps its first digit instead, because 0 would be wrong. */
function rounded(number: number, decimals: number): number {
  const near = Number(number.toFixed(decimals));
  return near === 0 ? Number(number.toPrecision(1)) : near;
}

/** Omits the cents if they are zero. */
export function formatDollars(amount: number): string {
  const [dollars, cents] = String(rounded(amount, 2)).split(".");
  return `$${formatNumber(Number(dollars))}${cents ? `.${cents.padEnd(2, "0")}` : ""}`;
}

export const formatCents = (cents: number) => formatDollars(cents / 100);

/** Formats a cost of any number of cents, such as `97¢` or `$1.35`. */
export const formatCost = (cents: number) =>
  cents < 99.5 ? `${formatNumber(rounded(cents, 0))}¢` : formatCents(Math.round(cents));

/** In a box that is 2,000 pixels wide, the rounding error is at most a tenth of a pixel. */
export const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** Formats whole seconds as a duration: `41 s`, `9 min 41 s`, `40 min`, or `2 h 25 min` from an hour on. */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return `${rest} s`;
  if (minutes >= 60) return `${formatNumber(Math.floor(minutes / 60))} h ${minutes % 60} min`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

/** Formats seconds as a duration that is rounded to minutes, or to seconds below a minute: `10 min` or `41 s`. */
export const formatRoughDuration = (seconds: number) =>
  seconds < 59.5 ? `${rounded(seconds, 0)} s` : `${formatNumber(Math.round(seconds / 60))} min`;

/** How many times as long one time is as another, with two digits. */
export const speedup = (before: number, after: number) => Number((before / after).toPrecision(2));

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

/** Reads `40,000`, `4.1 s` or `2 h 5 min` (in seconds), but no other units, such as `300x`. */
export function magnitude(words: string): number | undefined {
  const parts = words.split(/(?<=[a-z])\s/);
  const sizes = parts.map((part) => {
    const [, number = "", unit] =
      /^(\d{1,3}(?:,\d{3})*(?:\.\d+)?|\d+(?:\.\d+)?)(?:\s([a-z]+))?$/.exec(part) ?? [];
    const factor = unit === undefined ? 1 : UNITS[unit];
    return number === "" || factor === undefined
      ? Number.NaN
      : Number(number.replaceAll(",", "")) * factor;
  });
  const sum = sizes.reduce((total, size) => total + size, 0);
  return Number.isNaN(sum) ? undefined : sum;
}

/** False if both start with a digit, but only one is a time. */
export function areComparable(...words: readonly string[]): boolean {
  const times = words.filter((one) => /[a-z]/.test(one) && magnitude(one) !== undefined);
  return times.length !== 1 || !words.every((one) => /^\d/.test(one));
}
