import { formatDollars, formatNumber } from "../numbers/numbers";
import { type ContentPath, valueAt } from "./value-at";

/** A plan's figures: the name to quote them by, where they stand, and how numbers are written. */
const PLAN_FIGURES: readonly [name: string, path: string[], format: (value: number) => string][] = [
  ["annual", ["price", "annual"], formatDollars],
  ["monthly", ["price", "monthly"], formatDollars],
  ["minutes", ["minutes"], formatNumber],
  ["parallel-tests", ["parallelTests"], formatNumber],
  ["overage", ["overage"], formatDollars],
  ["machine", ["machine"], formatNumber],
  ["results-kept", ["resultsKept"], formatNumber],
];

/** Figures as they are read, by the names to quote them by. */
export type Figures = ReadonlyMap<string, string>;

/**
 * Figures that other texts may quote in braces, such as `{speedup}` or `{basic.annual}`: the stats and
 * figures of stats.yaml by their slugs, and each plan's by the plan's slug.
 *
 * @param stats what stands in stats.yaml; parts that are not as they should be are left out
 * @param plans what stands in plans.yaml, likewise
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

/** The names of the figures that a text quotes, in order. */
export function quotedFigures(text: string): string[] {
  return Array.from(text.matchAll(FIGURE), ([, name = ""]) => name);
}

/** A text without the figures that it quotes: a brace that is left stands for nothing. */
export const withoutFigures = (text: string) => text.replace(FIGURE, "");

/**
 * Writes the figures into a text.
 *
 * @throws Error naming the figure, if the text quotes one that does not exist.
 */
export function writeFigures(text: string, figures: Figures): string {
  return text.replace(FIGURE, (_quote, name: string) => {
    const value = figures.get(name);
    if (value !== undefined) return value;
    throw new Error(`There is no figure called {${name}} in data/stats.yaml or data/plans.yaml`);
  });
}

/** A text with those of its figures that there are. */
export const writeKnownFigures = (text: string, figures: Figures) =>
  text.replace(FIGURE, (quote, name: string) => figures.get(name) ?? quote);
