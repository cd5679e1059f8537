import distance from "damerau-levenshtein";

/**
 * The candidate that differs least from a word, if it is near enough to be meant: at most a third
 * of its letters changed, added, dropped or swapped with their neighbor.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  let least = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const { steps } = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < least) [best, least] = [candidate, steps];
  }
  return best;
}

/** `; did you mean "x"?`; if none is near, the first candidates. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const known = nearest(word, candidates);
  if (known !== undefined) return `; did you mean "${known}"?`;
  const all = [...candidates];
  const more = all.length > 10 ? ` and ${all.length - 10} more` : "";
  return all.length === 0
    ? "; there are none"
    : `; there are ${all.slice(0, 10).join(", ")}${more}`;
}
