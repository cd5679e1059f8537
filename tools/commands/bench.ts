import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { PAGES } from "../../src/routes";
import {
  CATEGORIES,
  installLighthouse,
  METRICS,
  type Metric,
  type Run,
  runLighthouse,
} from "../bench/lighthouse";
import { median } from "../bench/median";
import { type Chart, keepResults } from "../bench/results";
import { serve } from "../bench/serve";
import { writeTwin } from "../bench/strip-scripts";
import { requireBuiltSite } from "../host/built-site";
import { ensureChromium } from "../shared/chromium";
import { fail } from "../shared/run";
import { keepTemporaryFilesTogether, temporaryFolder } from "../shared/temporary-folder";

/**
 * `npm run bench [-- --runs 5 --http1 --control --keep /pricing …]`: what the scripts cost. Measures the
 * last build and its twin without scripts in turn, over HTTP/2 with brotli and the host's headers, and
 * prints the medians of both and their ratio; `--http1` takes HTTP/1.1 instead, and `--keep` draws them
 * for docs/. On a busy machine the medians are worth little: `--control` tells how little, by measuring
 * the twin twice in each turn. What else runs there only adds to a figure, so the least of many runs
 * (`--runs 11`) tells two pages apart that the medians can't.
 */
async function bench(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      runs: { type: "string", default: "5" },
      http1: { type: "boolean" },
      control: { type: "boolean" },
      keep: { type: "boolean" },
    },
    allowPositionals: true,
  });
  const times = Number(values.runs);
  if (!Number.isInteger(times) || times < 1) {
    throw new Error(`--runs is "${values.runs}": give a whole number from 1 on.`);
  }
  const pages = positionals.length > 0 ? positionals : PAGES;
  requireBuiltSite("public");
  installLighthouse();
  const chromium = ensureChromium();
  keepTemporaryFilesTogether("bench");
  const folder = temporaryFolder("twin");
  writeTwin(resolve("public"), folder);
  const version = values.http1 ? "1.1" : "2";
  const folders = [resolve("public"), folder, ...(values.control ? [folder] : [])];
  const sites = await Promise.all(folders.map((dir) => serve(dir, version)));
  try {
    const results: PageRuns[] = [];
    for (const page of pages) {
      const sides = sites.map(({ url }) => ({ url: url + page, runs: [] as Run[] }));
      for (let count = 0; count < times; count++) {
        for (const { url, runs } of sides) runs.push(await runLighthouse(url, chromium));
      }
      const result = { page, runs: sides.map(({ runs }) => runs) };
      results.push(result);
      console.log(report(result));
    }
    console.log(table(MEAN, (metric, of) => means(results, metric, of)));
    if (values.keep) keepResults(values.http1 ? "lighthouse-http1" : "lighthouse", charts(results));
  } finally {
    await Promise.all(sites.map(({ close }) => close()));
  }
}

interface PageRuns {
  page: string;
  /** Of the built page, of its twin, and where it was asked for of the twin again. */
  runs: Run[][];
}

const NAMES = Object.keys(METRICS) as Metric[];

const MEAN = "mean of the pages";

const SERIES = ["built", "without scripts", "the same again"];

function charts(results: readonly PageRuns[]): Chart[] {
  return NAMES.map((metric) => ({
    title: METRICS[metric],
    unit: metric === "cumulative-layout-shift" ? "" : "ms",
    series: SERIES.slice(0, results[0]?.runs.length),
    rows: [
      ...results.map(({ page, runs }) => ({
        label: page,
        values: figures(runs, metric, median),
        least: figures(runs, metric, least),
      })),
      { label: MEAN, values: means(results, metric, median), least: means(results, metric, least) },
    ],
  }));
}

/** Makes one figure of many. */
type Summary = (values: readonly number[]) => number;

const least: Summary = (values) => Math.min(...values);

/** What a metric's runs come to, on each side. */
function figures(runs: PageRuns["runs"], metric: Metric, of: Summary): number[] {
  return runs.map((all) => of(all.map(({ metrics }) => metrics[metric])));
}

/** The mean of the pages' figures, on each side: noise goes either way, and what scripts cost does not. */
function means(results: readonly PageRuns[], metric: Metric, of: Summary): number[] {
  const pages = results.map(({ runs }) => figures(runs, metric, of));
  return (pages[0] ?? []).map((_, side) => {
    const values = pages.map((sides) => sides[side] ?? 0);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
}

/** All metrics of something under each other. */
function table(title: string, figuresOf: (metric: Metric, of: Summary) => readonly number[]) {
  const lines = NAMES.map((metric) => {
    const columns = [median, least].map((of) => {
      const [own, bare, again] = figuresOf(metric, of);
      const control = again === undefined ? "" : ` again ${format(again)} ${ratio(again, bare)}`;
      return `${format(own)} ${format(bare)}  ${ratio(own, bare)}${control}`;
    });
    return `  ${METRICS[metric].padEnd(12)} ${columns.join("   least ")}`;
  });
  return [`\n${title}`, "               built   twin  ratio", ...lines].join("\n");
}

function report({ page, runs }: PageRuns): string {
  const [built = []] = runs;
  const scores = CATEGORIES.map((category) => {
    const all = built.map((run) => run.scores[category]);
    return `${category} ${median(all)} (at least ${least(all)})`;
  });
  return [table(page, (metric, of) => figures(runs, metric, of)), `  ${scores.join(", ")}`].join(
    "\n",
  );
}

const format = (value = 0) => (value < 10 ? value.toFixed(3) : value.toFixed(0)).padStart(6);

function ratio(own = 0, bare = 0): string {
  return bare === 0 ? `+${own.toFixed(0)}` : (own / bare).toFixed(3);
}

bench().catch(fail);
