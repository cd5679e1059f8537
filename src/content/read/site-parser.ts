import { createRequire } from "node:module";
import { type ContentPath, valueAt } from "../value-at";

/** The parser of gatsby-transformer-yaml: what it reads is what the site shows. */
const siteParser: { load(text: string): unknown } = createRequire(
  createRequire(__filename).resolve("gatsby-transformer-yaml/package.json"),
)("js-yaml");

/** What the site reads in a file, or why and at which offset it stops. */
export type SiteReading = { value: unknown } | { reason: string; offset: number };

/** Reads a file as the build will. */
export function readAsSite(text: string): SiteReading {
  try {
    return { value: siteParser.load(text) };
  } catch (error) {
    const { reason = String(error), mark } = error as {
      reason?: string;
      mark?: { position: number };
    };
    return { reason, offset: mark?.position ?? 0 };
  }
}

/** How many values there are in a value, each repetition counted; infinite if it repeats itself. */
export function sizeOf(value: unknown, known = new Map<object, number>()): number {
  if (!isGroup(value)) return 1;
  const counted = known.get(value);
  if (counted !== undefined) return counted;
  known.set(value, Number.POSITIVE_INFINITY);
  const size = Object.values(value).reduce((sum: number, part) => sum + sizeOf(part, known), 1);
  known.set(value, size);
  return size;
}

/** The first place where two values differ. */
export function differingPath(
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
