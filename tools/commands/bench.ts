import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { PAGES } from "../../src/routes";
import { installLighthouse, type Run, runLighthouse } from "../bench/lighthouse";
import { copyWithoutScripts } from "../bench/strip-scripts";
import { requireBuiltSite } from "../host/built-site";
import { startPreview } from "../host/preview-server";
import { ensureChromium } from "../shared/chromium";
import { fail } from "../shared/run";
import { keepTemporaryFilesTogether, temporaryFolder } from "../shared/temporary-folder";

/**
 * `npm run bench [-- --runs 5 /pricing …]`: compares the last build with a copy without scripts. The
 * minimum of many runs reveals smaller differences than the median, because other programs only slow runs
 * down.
 */
async function bench(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { runs: { type: "string", default: "5" } },
    allowPositionals: true,
  });
  const runCount = Number(values.runs);
  if (!Number.isInteger(runCount) || runCount < 1) {
    throw new Error(`--runs must be a whole number of at least 1, not "${values.runs}".`);
  }
  const pages = positionals.length > 0 ? positionals : PAGES;
  const unknown = positionals.find((page) => !PAGES.some((known) => known === page));
  if (unknown) throw new Error(`There is no page "${unknown}". Choose from ${PAGES.join(", ")}.`);
  requireBuiltSite("public");
  installLighthouse();
  const chromium = ensureChromium();
  keepTemporaryFilesTogether("bench");
  const copy = temporaryFolder("without-scripts");
  copyWithoutScripts(resolve("public"), copy);
  const sites = await Promise.all(
    [resolve("public"), copy].map((dir) => startPreview({ port: 0, dir })),
  );
  try {
    for (const page of pages) {
      const sides = sites.map(({ url }) => ({ url: url + page, runs: [] as Run[] }));
      for (let count = 0; count < runCount; count++) {
        for (const { url, runs } of sides) runs.push(await runLighthouse(url, chromium));
      }
      console.log(describePage(page, sides[0]?.runs ?? [], sides[1]?.runs ?? []));
    }
  } finally {
    await Promise.all(sites.map(({ close }) => close()));
  }
}

const minimum = (values: readonly number[]) => Math.min(...values);

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? 0;
}

function describePage(page: string, built: readonly Run[], stripped: readonly Run[]): string {
  const rows = Object.keys(built[0] ?? {}).map((name) => {
    const columns = [median, minimum].flatMap((statistic) => {
      const [full = 0, bare = 0] = [built, stripped].map((runs) =>
        statistic(runs.map((run) => run[name] ?? 0)),
      );
      return [format(full), format(bare), bare === 0 ? "" : (full / bare).toFixed(3)];
    });
    return [name, ...columns];
  });
  const heading = ["", "median", "no JS", "ratio", "minimum", "no JS", "ratio"];
  const lines = [heading, ...rows].map(([name = "", ...columns]) =>
    [name.padEnd(14), ...columns.map((column) => column.padStart(9))].join(""),
  );
  return `\n${[page, ...lines].join("\n")}`;
}

const format = (value: number) => (value > 0 && value < 10 ? value.toFixed(3) : value.toFixed(0));

bench().catch(fail);
