import { formatDollars } from "../money";
import type { Content } from "./content-model";

/**
 * Figures that other texts may quote in braces, such as `{speedup}` or `{basic.annual}`: the stats
 * by their slug, and each plan's figures by the plan's slug. So a figure has one source in `data/`.
 */
export function figuresOf(
  stats: Pick<Content["stats.yaml"], "stats">,
  plans: Pick<Content["plans.yaml"], "plans">,
): Map<string, string> {
  const figures = new Map(stats.stats.map(({ slug, value }) => [slug, value]));
  for (const { slug, price, minutes, parallelTests, overage } of plans.plans) {
    const set = (name: string, value: string | undefined) => {
      if (value !== undefined) figures.set(`${slug}.${name}`, value);
    };
    set("annual", price && formatDollars(price.annual));
    set("monthly", price && formatDollars(price.monthly));
    set("minutes", minutes?.toLocaleString("en-US"));
    set("parallel-tests", parallelTests?.toLocaleString("en-US"));
    set("overage", overage === undefined ? undefined : formatDollars(overage));
  }
  return figures;
}

const FIGURE = /\{([a-z0-9][a-z0-9.-]*)\}/g;

/** The names of the figures that a text quotes, in order. */
export function quotedFigures(text: string): string[] {
  return [...text.matchAll(FIGURE)].flatMap(([, name]) => (name === undefined ? [] : [name]));
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
