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
