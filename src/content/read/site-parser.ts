import { createRequire } from "node:module";
import { type ContentPath, valueAt } from "../value-at";

/** What the parser that the site is built with throws. */
interface SiteParserError {
  reason?: string;
  mark?: { line: number; column: number };
}

/** Another one than the checks use, and of YAML 1.1: gatsby-transformer-yaml brings it along. */
const siteParser: { load(text: string): unknown } = createRequire(
  createRequire(__filename).resolve("gatsby-transformer-yaml/package.json"),
)("js-yaml");

/** Where the site reads a file in another way than the checks do: a line and column from 1, or a path. */
export type Disagreement =
  | { reason: string; line: number; column: number }
  | { path: ContentPath; found: unknown };

/**
 * Reads a file once more, as the build will. The checks know all differences that are known; this
 * finds any other.
 *
 * @param value what the checks have read
 */
export function siteDisagreement(text: string, value: unknown): Disagreement | undefined {
  try {
    const found = siteParser.load(text);
    const differing = differingPath(value, found);
    return differing && { path: differing, found: valueAt(found, differing) };
  } catch (error) {
    const { reason = String(error), mark } = error as SiteParserError;
    return { reason, line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 };
  }
}

/** The first place where two values differ. */
function differingPath(
  one: unknown,
  other: unknown,
  place: ContentPath = [],
): ContentPath | undefined {
  if (Object.is(one, other)) return undefined;
  if (!isGroup(one) || !isGroup(other)) return place;
  const isList = Array.isArray(one);
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const step = isList ? Number(key) : key;
    const found = differingPath(valueAt(one, [step]), valueAt(other, [step]), [...place, step]);
    if (found) return found;
  }
  return undefined;
}

const isGroup = (value: unknown): value is object => typeof value === "object" && value !== null;
