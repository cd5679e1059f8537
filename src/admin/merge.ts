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
  /** The path in `mine`. */
  path: ContentPath;
  theirs: unknown;
}

/** Takes `mine` where both changed the same value, and adds the place to `conflicts`. */
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  conflicts: Conflict[],
  path: ContentPath = [],
): unknown {
  if (isSame(base, mine)) return theirs;
  if (isSame(base, theirs) || isSame(mine, theirs)) return mine;
  const lists = [base, mine, theirs].every(Array.isArray);
  const merged = lists
    ? mergeLists(base as unknown[], mine as unknown[], theirs as unknown[], conflicts, path)
    : mergeGroups(base, mine, theirs, conflicts, path);
  if (merged === undefined) conflicts.push({ path, theirs });
  return merged ?? mine;
}

function mergeGroups(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  conflicts: Conflict[],
  path: ContentPath,
): object | undefined {
  const groups = [base, mine, theirs];
  if (!groups.every((one) => isGroup(one) && !Array.isArray(one))) return undefined;
  const keys = new Set(groups.flatMap((one) => Object.keys(Object(one))));
  return Object.fromEntries(
    Array.from(keys, (key) => {
      const [before, own, other] = groups.map((one) => Reflect.get(Object(one), key));
      return [key, merge(before, own, other, conflicts, [...path, key])];
    }),
  );
}

/** Undefined if both moved entries, or if one deleted an entry that the other changed. */
function mergeLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  conflicts: Conflict[],
  path: ContentPath,
): unknown[] | undefined {
  const [own, others] = [matchEntries(base, mine), matchEntries(base, theirs)];
  const isGone = base.some((entry, at) => {
    const versions = [mine[own.indexOf(at)], theirs[others.indexOf(at)]];
    return versions.includes(undefined) && versions.some((one) => one && !isSame(one, entry));
  });
  if (isGone || (isMoved(own) && isMoved(others))) return undefined;
  // The list whose entries moved gives the order, and the new entries of the other list are added to it.
  const [order, added] = isMoved(own) ? [own, others] : [others, own];
  const [first, second] = isMoved(own) ? [mine, theirs] : [theirs, mine];
  const merged = order.flatMap((at, index): { at: number | undefined; value: unknown }[] => {
    if (at === undefined) return [{ at, value: first[index] }];
    if (!added.includes(at)) return [];
    const place = own.indexOf(at);
    const versions = [base[at], mine[place], theirs[others.indexOf(at)]] as const;
    return [{ at, value: merge(...versions, conflicts, [...path, place]) }];
  });
  let last = -1;
  for (const [index, at] of added.entries()) {
    if (at === undefined) {
      last += 1;
      merged.splice(last, 0, { at, value: second[index] });
    } else {
      const found = merged.findIndex((entry) => entry.at === at);
      if (found >= 0) last = found;
    }
  }
  return merged.map(({ value }) => value);
}

/** `matches` are the indexes of entries in an earlier list. */
function isMoved(matches: readonly (number | undefined)[]): boolean {
  const kept = matches.filter((at) => at !== undefined);
  return kept.some((at, index) => at < (kept[index - 1] ?? 0));
}
