import { formatDollars, formatDuration, formatNumber } from "../numbers";
import { billedMinutes } from "../pricing/run-costs";
import { timeOn } from "../pricing/schedule";
import { valueAt } from "./value-at";

type Format = (value: number) => string;

/** The figures of each plan, with the name used in text, the path in the plan and the formatting function. */
const PLAN_FIGURES: readonly [name: string, path: string[], format: Format][] = [
  ["annual", ["price", "annual"], formatDollars],
  ["monthly", ["price", "monthly"], formatDollars],
  ["minutes", ["minutes"], formatNumber],
  ["parallel-tests", ["parallelTests"], formatNumber],
  ["overage", ["overage"], formatDollars],
  ["ask-above", ["askAbove"], formatNumber],
  ["machine", ["machine"], formatNumber],
  ["results-kept", ["resultsKept"], formatNumber],
];

/** The figures of the suite on Home's run board. The times follow from the durations of its test files. */
const BOARD_FIGURES: ReadonlyMap<string, (board: Board) => string> = new Map([
  ["tests", ({ tests }) => formatNumber(tests)],
  ["lanes", ({ lanes }) => formatNumber(lanes)],
  ["time", ({ files, lanes }) => durationOn(files, lanes)],
  ["one-by-one", ({ files }) => oneByOne(files)],
  ["billed-minutes", ({ files }) => formatNumber(billedMinutes(timeOn(files, 1)))],
]);

interface Board {
  tests: number;
  lanes: number;
  files: readonly number[];
}

export const oneByOne = (files: readonly number[]) => durationOn(files, 1);

/** No-break spaces keep the duration on one line. */
const durationOn = (files: readonly number[], lanes: number) =>
  formatDuration(timeOn(files, lanes)).replaceAll(" ", "\u00A0");

export type Figures = ReadonlyMap<string, string>;

export const FIGURE_FILES = ["stats.yaml", "plans.yaml", "home.yaml"] as const;

export const isOnBoard = (name: string) => BOARD_FIGURES.has(name);

/** Figures such as `{speedup}` or `{basic.annual}`, from the content of the FIGURE_FILES. */
export function figuresOf([stats, plans, home]: readonly unknown[]): Map<string, string> {
  const shown = entriesIn(stats, "stats").map((stat) =>
    figure(stat.slug, valueAt(stat, ["value"]), formatNumber),
  );
  const planned = entriesIn(plans, "plans").flatMap((plan) =>
    PLAN_FIGURES.map(([name, path, format]) =>
      figure(`${plan.slug}.${name}`, valueAt(plan, path), format),
    ),
  );
  const board = valueAt(home, ["hero", "runBoard"]) as Board | undefined;
  const computed = board
    ? Array.from(BOARD_FIGURES, ([name, compute]): [string, string] => [name, compute(board)])
    : [];
  return new Map([...shown, ...planned, ...computed].filter((entry) => entry !== undefined));
}

function figure(name: string, value: unknown, format: Format): [string, string] | undefined {
  if (value === undefined) return undefined;
  return [name, typeof value === "number" ? format(value) : String(value)];
}

const entriesIn = (file: unknown, list: string) =>
  (valueAt(file, [list]) ?? []) as { slug: string }[];

const REFERENCE = /\{([a-z0-9][a-z0-9.-]*)\}/g;

export function referencesIn(text: string): string[] {
  return Array.from(text.matchAll(REFERENCE), ([, name = ""]) => name);
}

export const withoutReferences = (text: string) => text.replace(REFERENCE, "");

export function fillFigures(text: string, figures: Figures): string {
  return text.replace(REFERENCE, (_reference, name: string) => {
    const value = figures.get(name);
    if (value !== undefined) return value;
    throw new Error(`There is no figure {${name}}`);
  });
}

export const fillKnownFigures = (text: string, figures: Figures) =>
  text.replace(REFERENCE, (reference, name: string) => figures.get(name) ?? reference);
