/**
 * Spreads test files over lanes as a run does: longest first, each onto the lane that is free first (the
 * LPT rule, which is never more than a third slower than the best of all ways).
 *
 * @param lengths how long each file takes, in any unit; none is negative
 * @param lanes how many lanes there are, at least one
 * @returns for each lane its files by their positions in `lengths`, in the order in which they run
 */
export function schedule(lengths: readonly number[], lanes: number): number[][] {
  const files: number[][] = Array.from({ length: lanes }, () => []);
  const ends = files.map(() => 0);
  const longestFirst = [...lengths.keys()].sort((a, b) => lengthOf(b) - lengthOf(a));
  for (const file of longestFirst) {
    let free = 0;
    for (let lane = 1; lane < lanes; lane++) {
      if ((ends[lane] ?? 0) < (ends[free] ?? 0)) free = lane;
    }
    files[free]?.push(file);
    ends[free] = (ends[free] ?? 0) + lengthOf(file);
  }
  return files;

  function lengthOf(file: number): number {
    return lengths[file] ?? 0;
  }
}

/** How long a run of files takes on so many lanes: until its last lane ends; see schedule. */
export function timeOn(lengths: readonly number[], lanes: number): number {
  const ends = schedule(lengths, lanes).map((files) =>
    files.reduce((sum, file) => sum + (lengths[file] ?? 0), 0),
  );
  return Math.max(...ends);
}
