import { diffArrays } from "diff";

/** A line or word of two texts: in both, in the old one only, or in the new one only. */
export interface Change {
  kind: "same" | "removed" | "added";
  text: string;
}

/** How to get from one list of lines (or words) to another, keeping as many as possible. */
export function compare(before: readonly string[], after: readonly string[]): Change[] {
  return diffArrays([...before], [...after]).flatMap(({ value, removed, added }) => {
    const kind = removed ? "removed" : added ? "added" : "same";
    return value.map((text): Change => ({ kind, text }));
  });
}

/** The pages of a build and what is read on them, by their paths. */
export type Pages = ReadonlyMap<string, readonly string[]>;

/**
 * What differs between two builds, page by page: a heading with the pages' paths, then each line
 * that went (`-`) or came (`+`). Pages with the same differences stand under one heading.
 *
 * @returns lines to print; empty if nothing differs
 */
export function describeDifferences(
  before: Pages,
  after: Pages,
  { colours = false } = {},
): string[] {
  const pagesOf = new Map<string, string[]>();
  for (const page of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const changes = describePage(before.get(page), after.get(page), colours);
    if (changes !== "") pagesOf.set(changes, [...(pagesOf.get(changes) ?? []), page]);
  }
  return [...pagesOf].flatMap(([changes, pages]) => [pages.join(", "), changes, ""]);
}

function describePage(
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
  colours: boolean,
): string {
  if (!before) return "  (a new page)";
  if (!after) return "  (no longer there)";
  const changes = compare(before, after).filter(({ kind }) => kind !== "same");
  return changes
    .map(({ kind, text }, index) => {
      // A line that went and the one that came in its place: their words are compared.
      const other = kind === "removed" ? changes[index + 1] : changes[index - 1];
      const isPair = other !== undefined && other.kind !== kind;
      const words = colours && isPair ? markWords(text, other.text) : text;
      return kind === "removed" ? `  - ${words}` : `  + ${words}`;
    })
    .join("\n");
}

/** The words of a text that another one does not have, in bold. */
function markWords(text: string, other: string): string {
  return compare(other.split(" "), text.split(" "))
    .filter(({ kind }) => kind !== "removed")
    .map(({ kind, text: word }) => (kind === "added" ? `\u001B[1m${word}\u001B[0m` : word))
    .join(" ");
}
