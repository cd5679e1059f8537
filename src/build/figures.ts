import { formatDollars } from "../money";
import { valueAt } from "./content-walk";

/** A plan's figures: the name to quote them by, where they stand, and how they are written. */
const PLAN_FIGURES: readonly [name: string, path: string[], format: (value: number) => string][] = [
  ["annual", ["price", "annual"], formatDollars],
  ["monthly", ["price", "monthly"], formatDollars],
  ["minutes", ["minutes"], formatCount],
  ["parallel-tests", ["parallelTests"], formatCount],
  ["overage", ["overage"], formatDollars],
];

/**
 * Figures that other texts may quote in braces, such as `{speedup}` or `{basic.annual}`: the stats
 * by their slug, and each plan's figures by the plan's slug. So a figure has one source in `data/`.
 *
 * @param stats what stands in stats.yaml; parts that are not as they should be are left out
 * @param plans what stands in plans.yaml, likewise
 */
export function figuresOf(stats: unknown, plans: unknown): Map<string, string> {
  const figures = new Map<string, string>();
  for (const [slug, stat] of entriesOf(stats, "stats")) {
    figures.set(slug, String(valueAt(stat, ["value"])));
  }
  for (const [slug, plan] of entriesOf(plans, "plans")) {
    for (const [name, path, format] of PLAN_FIGURES) {
      const value = valueAt(plan, path);
      if (value === undefined || value === null) continue;
      figures.set(`${slug}.${name}`, typeof value === "number" ? format(value) : String(value));
    }
  }
  return figures;
}

function entriesOf(file: unknown, list: string): [slug: string, entry: unknown][] {
  const entries = valueAt(file, [list]);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown): [string, unknown][] => {
    const slug = valueAt(entry, ["slug"]);
    return typeof slug === "string" ? [[slug, entry]] : [];
  });
}

function formatCount(count: number): string {
  return count.toLocaleString("en-US");
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
