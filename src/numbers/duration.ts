/** A duration as it is read: `9 min 41 s` below an hour, `2 h 25 min` from there on. */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${String(seconds % 60).padStart(2, "0")} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** How many seconds a time is that is read as `2 h 25 min`, `9 min 41 s` or `145 min`; 0 for anything else. */
export function secondsIn(words: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)\sh\s?)?(?:(\d+)\smin\s?)?(?:(\d+)\ss)?$/.exec(words) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
