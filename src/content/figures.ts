import { formatDollars, formatNumber } from "../numbers/numbers";
import { valueAt } from "./value-at";

/**
 * A plan's figures: the name to quote them by, where they stand, and how numbers are written; what
 * the file has in words is quoted as it stands.
 */
const PLAN_FIGURES: readonly [name: string, path: string[], format: (value: number) => string][] = [
  ["annual", ["price", "annual"], formatDollars],
  ["monthly", ["price", "monthly"], formatDollars],
  ["minutes", ["minutes"], formatNumber],
  ["parallel-tests", ["parallelTests"], formatNumber],
  ["overage", ["overage"], formatDollars],
  ["machine", ["machine"], formatNumber],
  ["results-kept", ["resultsKept"], formatNumber],
];

/** What a plan's figures are called behind the plan's slug, such as annual. */
export const PLAN_FIGURE_NAMES = PLAN_FIGURES.map(([name]) => name);

/** A figure and the way it is written. */
interface Figure {
  name: string;
  value: unknown;
  format: (value: number) => string;
}

/**
 * Figures that other texts may quote in braces, such as `{speedup}` or `{basic.annual}`: the stats
 * by their slug, and each plan's figures by the plan's slug. So a figure has one source in `data/`.
 * One that is a text may itself quote others; where they end in a circle, a quotation is left.
 *
 * @param stats what stands in stats.yaml; parts that are not as they should be are left out
 * @param plans what stands in plans.yaml, likewise
 */
export function figuresOf(stats: unknown, plans: unknown): Map<string, string> {
  const own = new Map(
    figuresIn(stats, plans).map(({ name, value, format }) => [
      name,
      typeof value === "number" ? format(value) : String(value),
    ]),
  );
  const written = (text: string, within: readonly string[]): string =>
    text.replace(FIGURE, (quotation, name: string) => {
      const quoted = within.includes(name) ? undefined : own.get(name);
      return quoted === undefined ? quotation : written(quoted, [...within, name]);
    });
  return new Map([...own].map(([name, text]) => [name, written(text, [name])]));
}

function figuresIn(stats: unknown, plans: unknown): Figure[] {
  const shown = entriesOf(stats, "stats").map(([slug, stat]): Figure => {
    return { name: slug, value: valueAt(stat, ["value"]), format: formatNumber };
  });
  const planned = entriesOf(plans, "plans").flatMap(([slug, plan]) =>
    PLAN_FIGURES.map(([name, path, format]): Figure => {
      return { name: `${slug}.${name}`, value: valueAt(plan, path), format };
    }),
  );
  return [...shown, ...planned].filter(({ value }) => value !== undefined && value !== null);
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
  return [...text.matchAll(FIGURE)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}

/** A text without the figures that it quotes: a brace that is left stands for nothing. */
export function withoutFigures(text: string): string {
  return text.replace(FIGURE, "");
}

/**
 * Writes the figures into a text.
 *
 * @throws Error naming the figure, if the text quotes one that does not exist.
 */
export function writeFigures(text: string, figures: ReadonlyMap<string, string>): string {
  return text.replace(FIGURE, (_quote, name: string) => {
    const value = figures.get(name);
    if (value === undefined) {
      throw new Error(`There is no figure called {${name}} in data/stats.yaml or data/plans.yaml`);
    }
    return value;
  });
}

/** A text with its figures, as `writeFigures` has it; undefined if there is none of a quoted name. */
export function writeKnownFigures(
  text: string,
  figures: ReadonlyMap<string, string>,
): string | undefined {
  const isKnown = quotedFigures(text).every((name) => figures.has(name));
  return isKnown ? writeFigures(text, figures) : undefined;
}
