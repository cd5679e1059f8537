/**
 * The candidate that differs least from a word, if it is near enough to be meant: at most a third
 * of its letters changed, added, dropped or swapped with their neighbour.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let limit = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), limit);
    if (distance > limit) continue;
    if (distance === 0) return candidate;
    best = candidate;
    // From here on only a nearer one counts.
    limit = distance - 1;
  }
  return best;
}

/** `; did you mean "x"?`; if none is near, what else helps: by default the first candidates. */
export function didYouMean(
  word: string,
  candidates: Iterable<string>,
  otherwise = `; there are ${someOf(candidates)}`,
): string {
  const known = nearest(word, candidates);
  return known === undefined ? otherwise : `; did you mean "${known}"?`;
}

/** `a, b, c and 40 more`, or `none` */
function someOf(words: Iterable<string>): string {
  const all = [...words];
  if (all.length === 0) return "none";
  const more = all.length > 10 ? ` and ${all.length - 8} more` : "";
  return `${all.slice(0, more === "" ? all.length : 8).join(", ")}${more}`;
}

/**
 * Damerau and Levenshtein's distance: how many letters to change, add, drop or swap with their
 * neighbour. More than `limit` is not counted out: the answer then is just some larger number.
 */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let smallest = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let distance = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) distance = Math.min(distance, (before[column - 2] ?? 0) + 1);
      current.push(distance);
      smallest = Math.min(smallest, distance);
    }
    if (smallest > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
