/** A duration as it is read: `9 min 41 s` below an hour, `2 h 25 min` from there on. */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${String(seconds % 60).padStart(2, "0")} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

const UNITS: Record<string, number> = { h: 3600, min: 60, s: 1 };

/** How many seconds a time is that is read as `2 h 25 min`, `9 min 41 s` or `145 min`; 0 for other words. */
export function secondsIn(words: string): number {
  let seconds = 0;
  for (const [, number, unit = ""] of words.matchAll(/(\d+)\s(h|min|s)\b/g)) {
    seconds += Number(number) * (UNITS[unit] ?? 0);
  }
  return seconds;
}
