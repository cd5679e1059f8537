/** A duration as it is read: `9 min 41 s` below an hour, `2 h 25 min` from there on. */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${String(seconds % 60).padStart(2, "0")} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** The same, with the seconds alone below a minute: `41 s`. */
export const formatShortDuration = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : formatDuration(seconds);
