const UNITS = { h: 3600, min: 60, s: 1 };

/**
 * How many seconds a time is that is read as `2 h 25 min`, `9 min 41 s` or `145 min`; 0 for other words.
 * Not beside formatDuration, which pages that draw such a time would load with it.
 */
export const secondsIn = (words: string): number =>
  [...words.matchAll(/(\d+)\s(h|min|s)\b/g)].reduce(
    (sum, [, number, unit]) => sum + Number(number) * UNITS[unit as keyof typeof UNITS],
    0,
  );
