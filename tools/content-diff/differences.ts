/** A line or word of two texts: in both, in the old one only, or in the new one only. */
export interface Change {
  kind: "same" | "removed" | "added";
  text: string;
}

/** How to get from one list of lines (or words) to another, keeping as many as possible. */
export function compare(before: readonly string[], after: readonly string[]): Change[] {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const shorter = Math.min(before.length, after.length) - start;
  while (end < shorter && before[before.length - 1 - end] === after[after.length - 1 - end])
    end += 1;
  const same = (text: string): Change => ({ kind: "same", text });
  return [
    ...before.slice(0, start).map(same),
    ...compareMiddle(
      before.slice(start, before.length - end),
      after.slice(start, after.length - end),
    ),
    ...before.slice(before.length - end).map(same),
  ];
}

/** The classic table of longest common parts, read back from its first corner. */
function compareMiddle(before: readonly string[], after: readonly string[]): Change[] {
  const width = after.length + 1;
  const common = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      common[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const changes: Change[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const [old, now] = [before[row], after[column]];
    if (old !== undefined && old === now) {
      changes.push({ kind: "same", text: old });
      row += 1;
      column += 1;
    } else if (
      old !== undefined &&
      (now === undefined || at(row + 1, column) >= at(row, column + 1))
    ) {
      changes.push({ kind: "removed", text: old });
      row += 1;
    } else if (now !== undefined) {
      changes.push({ kind: "added", text: now });
      column += 1;
    }
  }
  return changes;
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
