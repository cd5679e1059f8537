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
