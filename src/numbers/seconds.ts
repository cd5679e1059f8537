const UNITS = { h: 3600, min: 60, s: 1 };

/**
 * Parses a duration such as `2 h 25 min`, `9 min 41 s` or `145 min` into seconds. Returns 0 for other text.
 * This function isn't in duration.ts, because pages that only parse durations shouldn't load formatDuration.
 */
export const secondsIn = (words: string): number =>
  [...words.matchAll(/(\d+)\s(h|min|s)\b/g)].reduce(
    (sum, [, number, unit]) => sum + Number(number) * UNITS[unit as keyof typeof UNITS],
    0,
  );
