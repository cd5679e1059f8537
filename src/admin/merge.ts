import type { ContentPath } from "../content/value-at";
import { isGroup, isSame, matchEntries } from "./edit-yaml";

/*
 * Puts one person's edits into the version of a file that another person saved meanwhile.
 *
 * In: the value that a form was opened with (`base`), the edited value (`mine`), and the value in the file now
 * (`theirs`). Out: `theirs` with the edits, and the places that both changed. A value that only one of the two
 * changed must never get lost.
 */

export interface Conflict {
  /** The path in `base`, or the path of the list with a new entry. */
  path: ContentPath;
  theirs: unknown;
}

/** The versions of a value: base, mine, theirs. */
type Versions = readonly [base: unknown, mine: unknown, theirs: unknown];

/** Takes `mine` where both changed the same value, and adds the place to `conflicts`. */
export function merge(
  [base, mine, theirs]: Versions,
  conflicts: Conflict[],
  path: ContentPath = [],
): unknown {
  if (isSame(base, mine)) return theirs;
  if (isSame(base, theirs) || isSame(mine, theirs)) return mine;
  const versions = [base, mine, theirs];
  if (versions.every(Array.isArray)) {
    const merged = mergeLists(versions, conflicts, path);
    if (merged) return merged;
  } else if (versions.every((one) => isGroup(one) && !Array.isArray(one))) {
    const parts = versions.map((one) => Object.entries(Object(one)));
    return Object.fromEntries(mergeParts(parts, conflicts, path));
  }
  conflicts.push({ path, theirs });
  return mine;
}

function mergeParts<Key extends string | number>(
  versions: (readonly (readonly [Key, unknown])[])[],
  conflicts: Conflict[],
  path: ContentPath,
): Map<Key, unknown> {
  const [base, mine, theirs] = versions.map((parts) => new Map(parts));
  const keys = new Set(versions.flatMap((parts) => parts.map(([key]) => key)));
  return new Map(
    Array.from(keys, (key) => {
      const parts = [base?.get(key), mine?.get(key), theirs?.get(key)] as const;
      return [key, merge(parts, conflicts, [...path, key])];
    }),
  );
}

/** Undefined if both moved entries. Names each entry by its index in `base`, or a new one by its text. */
function mergeLists(lists: unknown[][], conflicts: Conflict[], path: ContentPath) {
  const [base = []] = lists;
  const named = lists.map((list) =>
    matchEntries(base, list).map(
      (at, index) => [at ?? JSON.stringify(list[index]), list[index]] as const,
    ),
  );
  const [, mine = [], theirs = []] = named.map((entries) => entries.map(([name]) => name));
  if (isMoved(mine) && isMoved(theirs)) return undefined;
  // The list whose entries moved gives the order, and the new entries of the other list are added to it.
  const [order, added] = isMoved(mine) ? [mine, theirs] : [[...theirs], mine];
  for (const [index, name] of added.entries()) {
    if (!order.includes(name)) order.splice(order.indexOf(added[index - 1] ?? "") + 1, 0, name);
  }
  const merged = mergeParts(named, conflicts, path);
  return order.map((name) => merged.get(name)).filter((entry) => entry !== undefined);
}

function isMoved(names: readonly (string | number)[]): boolean {
  const kept = names.filter((name) => typeof name === "number");
  return kept.some((at, index) => at < (kept[index - 1] ?? 0));
}
