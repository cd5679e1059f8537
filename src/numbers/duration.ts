/**
 * Formats a number of seconds as a duration, such as `9 min 41 s`. Omits the seconds for durations of an hour
 * or more, as in `2 h 25 min`.
 */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${String(seconds % 60).padStart(2, "0")} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Like formatDuration, but omits the minutes for durations shorter than a minute, as in `41 s`. */
export const formatShortDuration = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : formatDuration(seconds);
