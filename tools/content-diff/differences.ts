import { diffArrays } from "diff";

/** A line or word of two texts: in both, in the old one only, or in the new one only. */
interface Change {
  kind: "same" | "removed" | "added";
  text: string;
}

/** How to get from one list of lines (or words) to another, keeping as many as possible. */
function compare(before: readonly string[], after: readonly string[]): Change[] {
  return diffArrays([...before], [...after]).flatMap(({ value, removed, added }) => {
    const kind = removed ? "removed" : added ? "added" : "same";
    return value.map((text): Change => ({ kind, text }));
  });
}

/** A line that went or came, and the one that came or went in its place, if there is one. */
export interface PairedChange {
  kind: "removed" | "added";
  text: string;
  other: string | undefined;
}

/**
 * The lines that differ. Where several in a row do, the first that went is paired with the first that
 * came, the second with the second, and so on; never across a line that stayed.
 */
export function pairedChanges(before: readonly string[], after: readonly string[]): PairedChange[] {
  const hunks: Record<PairedChange["kind"], string[]>[] = [{ removed: [], added: [] }];
  for (const { kind, text } of compare(before, after)) {
    if (kind === "same") hunks.push({ removed: [], added: [] });
    else hunks.at(-1)?.[kind].push(text);
  }
  return hunks.flatMap(({ removed, added }) => [
    ...removed.map((text, index) => ({ kind: "removed" as const, text, other: added[index] })),
    ...added.map((text, index) => ({ kind: "added" as const, text, other: removed[index] })),
  ]);
}

/** A text with each word that another one does not have as `mark` makes it. */
export function markedWords(text: string, other: string, mark: (word: string) => string): string {
  return compare(other.split(" "), text.split(" "))
    .filter(({ kind }) => kind !== "removed")
    .map(({ kind, text: word }) => (kind === "added" ? mark(word) : word))
    .join(" ");
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
  return pairedChanges(before, after)
    .map(({ kind, text, other }) => {
      const words = colours && other !== undefined ? markedWords(text, other, inBold) : text;
      return kind === "removed" ? `  - ${words}` : `  + ${words}`;
    })
    .join("\n");
}

const inBold = (word: string) => `\u001B[1m${word}\u001B[0m`;
