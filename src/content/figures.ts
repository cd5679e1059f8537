import { formatDollars, formatNumber } from "../numbers";
import { type ContentPath, valueAt } from "./value-at";

/** The figures of each plan, with the name used in text, the path in the plan and the formatting function. */
const PLAN_FIGURES: readonly [name: string, path: string[], format: (value: number) => string][] = [
  ["annual", ["price", "annual"], formatDollars],
  ["monthly", ["price", "monthly"], formatDollars],
  ["minutes", ["minutes"], formatNumber],
  ["parallel-tests", ["parallelTests"], formatNumber],
  ["overage", ["overage"], formatDollars],
  ["machine", ["machine"], formatNumber],
  ["results-kept", ["resultsKept"], formatNumber],
];

/** The formatted value of each figure, by figure name. */
export type Figures = ReadonlyMap<string, string>;

/**
 * Returns the figures that text can refer to in braces, such as `{speedup}` or `{basic.annual}`.
 *
 * @param stats the parsed stats.yaml; invalid parts are skipped
 * @param plans the parsed plans.yaml; invalid parts are skipped
 */
export function figuresOf(stats: unknown, plans: unknown): Map<string, string> {
  const shown = ["stats", "figures"].flatMap((list) =>
    entriesOf(stats, list).map(([slug, entry]) => figure(slug, entry, ["value"], formatNumber)),
  );
  const planned = entriesOf(plans, "plans").flatMap(([slug, plan]) =>
    PLAN_FIGURES.map(([name, path, format]) => figure(`${slug}.${name}`, plan, path, format)),
  );
  return new Map([...shown, ...planned].filter((entry) => entry !== undefined));
}

function figure(
  name: string,
  entry: unknown,
  path: ContentPath,
  format: (value: number) => string,
): [name: string, written: string] | undefined {
  const value = valueAt(entry, path) ?? undefined;
  if (value === undefined) return undefined;
  return [name, typeof value === "number" ? format(value) : String(value)];
}

function entriesOf(file: unknown, list: string): [slug: string, entry: unknown][] {
  const entries = valueAt(file, [list]);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown): [string, unknown][] => {
    const slug = valueAt(entry, ["slug"]);
    return typeof slug === "string" ? [[slug, entry]] : [];
  });
}

const FIGURE = /\{([a-z0-9][a-z0-9.-]*)\}/g;

/** Returns the names of the figures that the text refers to. */
export function quotedFigures(text: string): string[] {
  return Array.from(text.matchAll(FIGURE), ([, name = ""]) => name);
}

/** Removes all figure references from the text. */
export const withoutFigures = (text: string) => text.replace(FIGURE, "");

/**
 * Replaces the figure references in the text with their values.
 *
 * @throws Error if the text refers to an unknown figure; the message contains the figure's name
 */
export function writeFigures(text: string, figures: Figures): string {
  return text.replace(FIGURE, (_quote, name: string) => {
    const value = figures.get(name);
    if (value !== undefined) return value;
    throw new Error(`There is no figure {${name}} in data/stats.yaml or data/plans.yaml`);
  });
}

/** Like `writeFigures`, but leaves references to unknown figures unchanged. */
export const writeKnownFigures = (text: string, figures: Figures) =>
  text.replace(FIGURE, (quote, name: string) => figures.get(name) ?? quote);
