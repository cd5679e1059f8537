import distance from "damerau-levenshtein";

/** Allows a Damerau-Levenshtein distance of a third of the word's length, but at least 1. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  let least = limit + 1;
  for (const candidate of candidates) {
    if (candidate.replace(/\.\w+$/, "").toLowerCase() === word.toLowerCase()) return candidate;
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const { steps } = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < least) [best, least] = [candidate, steps];
  }
  return best;
}

export function didYouMean(word: string, candidates: Iterable<string>): string {
  const known = nearest(word, candidates);
  if (known !== undefined) return `; did you mean "${known}"?`;
  const all = [...candidates];
  const more = all.length > 10 ? ` and ${all.length - 10} more` : "";
  return all.length === 0
    ? "; add it first"
    : `; choose one of these: ${all.slice(0, 10).join(", ")}${more}`;
}
