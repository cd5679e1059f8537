import { diffArrays } from "diff";

export type Pages = ReadonlyMap<string, readonly string[]>;

/** Pages with the same differences share a heading, followed by removed (`-`) and added (`+`) lines. */
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
  if (!before) return "  (new page)";
  if (!after) return "  (removed page)";
  const parts = diffArrays([...before], [...after]);
  return parts
    .flatMap(({ value, removed, added }, index) => {
      if (!removed && !added) return [];
      // diffArrays returns removed lines directly before the lines that replace them.
      const others = removed ? parts[index + 1] : parts[index - 1];
      const isReplacement = removed ? others?.added : others?.removed;
      return value.map((line, at) => {
        const other = bold && isReplacement ? others?.value[at] : undefined;
        return `  ${removed ? "-" : "+"} ${other === undefined ? line : boldWords(line, other)}`;
      });
    })
    .join("\n");
}

function boldWords(line: string, other: string): string {
  return diffArrays(other.split(" "), line.split(" "))
    .filter(({ removed }) => !removed)
    .flatMap(({ value, added }) =>
      added ? value.map((word) => `\u001B[1m${word}\u001B[0m`) : value,
    )
    .join(" ");
}
