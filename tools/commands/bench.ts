import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { PAGES } from "../../src/routes";
import { newCertificate } from "../bench/certificate";
import { installLighthouse, type Run, runLighthouse } from "../bench/lighthouse";
import { writeTwin } from "../bench/strip-scripts";
import { requireBuiltSite } from "../host/built-site";
import { startPreview } from "../host/preview-server";
import { ensureChromium } from "../shared/chromium";
import { fail } from "../shared/run";
import { keepTemporaryFilesTogether, temporaryFolder } from "../shared/temporary-folder";

/**
 * `npm run bench [-- --runs 5 --http1 /pricing …]`: what the scripts cost. Measures the last build and its
 * twin without scripts in turn, over HTTP/2 with brotli and the host's headers (`--http1`: over HTTP/1.1),
 * and prints the medians of both and their ratio. Other programs on the machine only add to a figure, so
 * the least of many runs (`--runs 11`) tells two pages apart that the medians can't.
 */
async function bench(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { runs: { type: "string", default: "5" }, http1: { type: "boolean" } },
    allowPositionals: true,
  });
  const times = Number(values.runs);
  if (!Number.isInteger(times) || times < 1) {
    throw new Error(`--runs is "${values.runs}": give a whole number from 1 on.`);
  }
  const pages = positionals.length > 0 ? positionals : PAGES;
  const unknown = positionals.find((page) => !PAGES.some((known) => known === page));
  if (unknown) throw new Error(`There is no page "${unknown}", but ${PAGES.join(", ")}.`);
  requireBuiltSite("public");
  installLighthouse();
  const chromium = ensureChromium();
  keepTemporaryFilesTogether("bench");
  const twin = temporaryFolder("twin");
  writeTwin(resolve("public"), twin);
  const options = { port: 0, ...(!values.http1 && { certificate: newCertificate() }) };
  const sites = await Promise.all(
    [resolve("public"), twin].map((dir) => startPreview({ ...options, dir })),
  );
  try {
    for (const page of pages) {
      const sides = sites.map(({ url }) => ({ url: url + page, runs: [] as Run[] }));
      for (let count = 0; count < times; count++) {
        for (const { url, runs } of sides) runs.push(await runLighthouse(url, chromium));
      }
      console.log(describePage(page, sides[0]?.runs ?? [], sides[1]?.runs ?? []));
    }
  } finally {
    await Promise.all(sites.map(({ close }) => close()));
  }
}

const least = (values: readonly number[]) => Math.min(...values);

/** The number in the middle; of an even count, the lower of the two that are. */
function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? 0;
}

/** A table of a page's figures, its twin's and their ratios. */
function describePage(page: string, built: readonly Run[], twin: readonly Run[]): string {
  const rows = Object.keys(built[0] ?? {}).map((name) => {
    const columns = [median, least].flatMap((of) => {
      const [own = 0, bare = 0] = [built, twin].map((runs) =>
        of(runs.map((run) => run[name] ?? 0)),
      );
      return [format(own), format(bare), bare === 0 ? "" : (own / bare).toFixed(3)];
    });
    return [name, ...columns];
  });
  const heading = ["", "built", "twin", "ratio", "least", "twin", "ratio"];
  const lines = [heading, ...rows].map(([name = "", ...columns]) =>
    [name.padEnd(14), ...columns.map((column) => column.padStart(9))].join(""),
  );
  return `\n${[page, ...lines].join("\n")}`;
}

/** A layout shift with its decimals, everything else whole. */
const format = (value: number) => (value > 0 && value < 10 ? value.toFixed(3) : value.toFixed(0));

bench().catch(fail);
