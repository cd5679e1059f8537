/* Without Intl, because its first use would slow down hydration on phones. */

export function formatNumber(number: number): string {
  return String(number).replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ",");
}

/** Omits the cents if they are zero. */
export function formatDollars(amount: number): string {
  if (Number.isInteger(amount)) return `$${formatNumber(amount)}`;
  const [dollars, cents] = amount.toFixed(2).split(".");
  return `$${formatNumber(Number(dollars))}.${cents}`;
}

export const formatCents = (cents: number) => formatDollars(cents / 100);

/** In a box that is 2,000 pixels wide, the rounding error is at most a tenth of a pixel. */
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
