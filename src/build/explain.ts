import type { z } from "zod";
import type { ContentPath } from "./check-content";

/** One mistake in plain words, and where it stands. */
export interface Explanation {
  path: ContentPath;
  message: string;
  /** True if the key itself is the mistake rather than its value. */
  onKey?: boolean;
}

/** The value at a path, or undefined. */
export function valueAt(value: unknown, where: ContentPath): unknown {
  return where.reduce<unknown>(
    (current, step) =>
      typeof current === "object" && current !== null ? Reflect.get(current, step) : undefined,
    value,
  );
}

/** Says in plain words what zod found, with the remedy. */
export function explainIssue(issue: z.core.$ZodIssue, value: unknown): Explanation[] {
  const path = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
  const found = valueAt(value, path);
  const say = (message: string): Explanation[] => [{ path, message }];

  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => {
        const known = nearest(key, missingKeys(issue, value, path));
        return {
          path: [...path, key],
          message: `"${key}" is not known here${known ? `; did you mean "${known}"?` : "; remove it"}`,
          onKey: true,
        };
      });
    case "invalid_type":
      if (found === undefined && path.length > 0) {
        return say(`"${String(path.at(-1))}" is missing; add it`);
      }
      if (found === null) return say("this is empty; write something after the colon");
      return say(
        `this should be ${TYPES[issue.expected] ?? issue.expected}, and it is ${asFound(found)}`,
      );
    case "too_big":
      return say(
        typeof found === "string"
          ? `this has ${found.length} characters, and there is room for ${issue.maximum}; shorten it`
          : Array.isArray(found)
            ? `this list has ${found.length} entries, and there is room for ${issue.maximum}`
            : `${asFound(found)} is too large; at most ${issue.maximum}`,
      );
    case "too_small":
      return say(
        Array.isArray(found)
          ? `this list has ${found.length} entries, and it needs ${issue.minimum}`
          : `${asFound(found)} is too small; at least ${issue.minimum}`,
      );
    case "invalid_format":
      return say(
        issue.message === "empty"
          ? "this is empty; write something between the quotes"
          : `${issue.message}, and this is ${asFound(found)}`,
      );
    case "invalid_value": {
      const values = issue.values.map(String);
      const known = nearest(String(found), values);
      return say(
        `${asFound(found)} is not one of the words for this place${known ? `; did you mean "${known}"?` : ""} (${values.join(", ")})`,
      );
    }
    default:
      return say(issue.message);
  }
}

const TYPES: Record<string, string> = {
  string: "text",
  number: 'a number like 140, without "$" or other signs',
  int: "a whole number like 500",
  boolean: "true or false",
  array: 'a list, each entry after "- "',
  object: "a group of keys, each on a line of its own",
};

function asFound(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "a group of keys";
  return typeof value === "string" ? `"${value}"` : String(value);
}

/** Keys that the place knows and that are not there yet: what a misspelt key may have meant. */
function missingKeys(issue: z.core.$ZodIssue, value: unknown, path: ContentPath): string[] {
  const known = "inst" in issue ? Reflect.get(issue, "inst") : undefined;
  const shape: unknown = valueAt(known, ["_zod", "def", "shape"]);
  const present = valueAt(value, path);
  if (typeof shape !== "object" || shape === null) return [];
  return Object.keys(shape).filter((key) => valueAt(present, [key]) === undefined);
}

/** The candidate that differs least from a word, if it is near enough to be meant. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance <= limit && (!best || distance < best.distance)) best = { candidate, distance };
  }
  return best?.candidate;
}

/** Levenshtein's distance: how many letters to change, add or drop. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...b].entries()) {
      current.push(
        Math.min(
          (previous[column + 1] ?? 0) + 1,
          (current[column] ?? 0) + 1,
          (previous[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
