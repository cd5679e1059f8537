/**
 * Distributes test files across lanes the way a test run does. The longest remaining file always goes to the
 * lane that becomes free first. With this rule (LPT), a run takes at most a third longer than the optimum.
 *
 * @param lengths each file's non-negative duration, in any unit
 * @param lanes the number of lanes, at least 1
 * @returns for each lane, the indexes of its files in `lengths`, in running order
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

/** Returns where each file of a schedule runs, by lane and in running order. `unit` is its index. */
export const blocksOf = (lengths: readonly number[], lanes: number) =>
  schedule(lengths, lanes).flatMap((units, lane) => {
    let end = 0;
    return units.map((unit) => {
      const length = lengths[unit] ?? 0;
      end += length;
      return { lane, start: end - length, length, unit };
    });
  });

/** Returns how long a run takes with the given number of lanes. See schedule. */
export function timeOn(lengths: readonly number[], lanes: number): number {
  // A plan can have millions of lanes, but a run uses no more than one for each file.
  const used = Math.min(lanes, Math.max(1, lengths.length));
  const ends = schedule(lengths, used).map((files) =>
    files.reduce((sum, file) => sum + (lengths[file] ?? 0), 0),
  );
  return Math.max(...ends);
}
