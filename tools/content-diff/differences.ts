import { diffArrays } from "diff";

/** The pages of a build and the lines that are read on them, by their paths. */
export type Pages = ReadonlyMap<string, readonly string[]>;

/**
 * What differs between two builds, page by page: a heading with the pages' paths, then each line that went
 * (`-`) or came (`+`). Pages with the same differences stand under one heading.
 *
 * @param bold marks the words that a line doesn't share with the one in whose place it came
 * @returns lines to print; empty if nothing differs
 */
export function describeDifferences(before: Pages, after: Pages, { bold = false } = {}): string[] {
  const pagesOf = new Map<string, string[]>();
  for (const page of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const changes = describePage(before.get(page), after.get(page), bold);
    if (changes !== "") pagesOf.set(changes, [...(pagesOf.get(changes) ?? []), page]);
  }
  return [...pagesOf].flatMap(([changes, pages]) => [pages.join(", "), changes, ""]);
}

function describePage(
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
  bold: boolean,
): string {
  if (!before) return "  (a new page)";
  if (!after) return "  (no longer there)";
  const parts = diffArrays([...before], [...after]);
  return parts
    .flatMap(({ value, removed, added }, index) => {
      if (!removed && !added) return [];
      // Lines that went stand directly before those that came in their place.
      const others = removed ? parts[index + 1] : parts[index - 1];
      const isPair = removed ? others?.added : others?.removed;
      return value.map((line, at) => {
        const other = bold && isPair ? others?.value[at] : undefined;
        return `  ${removed ? "-" : "+"} ${other === undefined ? line : boldWords(line, other)}`;
      });
    })
    .join("\n");
}

/** A line with the words in bold that another one does not have. */
function boldWords(line: string, other: string): string {
  return diffArrays(other.split(" "), line.split(" "))
    .filter(({ removed }) => !removed)
    .flatMap(({ value, added }) =>
      added ? value.map((word) => `\u001B[1m${word}\u001B[0m`) : value,
    )
    .join(" ");
}
