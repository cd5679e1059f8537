import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";

/** Figures of one kind, to be compared by their bars' lengths. */
export interface Chart {
  title: string;
  /** What follows each figure, such as "ms". */
  unit: string;
  /** What a row's values stand for, in their order; one needs no name. */
  series: readonly string[];
  rows: readonly {
    label: string;
    values: readonly number[];
    /** Of the runs behind each value, the least. */
    least?: readonly number[];
  }[];
}

/** Where the last results are kept. */
const FOLDER = path.join("docs", "benchmarks");

/** Pixels of the drawing. */
const WIDTH = 760;
const LABEL = 240;
const FIGURE = 90;
const BAR = 14;
const MARK = 2;
const GAP = 10;
const LINE = 24;

/** Of the series' bars: a teal, and a grey and an ochre told from it in both schemes. */
const FILLS = ["#0f766e", "#94a3b8", "#ca8a04"];

/**
 * Keeps a benchmark's results as a drawing that any browser shows, with the machine, the commit and
 * the date that they hold for.
 *
 * @param name Of the command, such as "build"
 */
export function keepResults(name: string, charts: readonly Chart[]): void {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `${name}.svg`);
  writeFileSync(file, drawCharts(charts, whereAndWhen()));
  console.log(`Kept in ${file}`);
}

/** What the figures hold for, such as "2 x EPYC, Node.js 20.19.0, commit 1a2b3c4, 2026-11-22". */
function whereAndWhen(): string {
  const processors = cpus();
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  return [
    `${processors.length} x ${processors[0]?.model ?? "unknown processor"}`,
    `Node.js ${process.versions.node}`,
    `commit ${commit}`,
    new Date().toISOString().slice(0, "2000-01-01".length),
  ].join(", ");
}

/** The charts under each other as one SVG document, which adapts to light and dark. */
export function drawCharts(charts: readonly Chart[], note: string): string {
  let y = LINE;
  const parts = [text(0, y, note, "note")];
  for (const { title, unit, series, rows } of charts) {
    y += LINE * 1.5;
    const marked = rows.some(({ least }) => least) ? ", each marked at the least of its runs" : "";
    parts.push(text(0, y, [title, ...named(series)].join(": ") + marked, "title"));
    y += GAP;
    const longest = Math.max(...rows.flatMap(({ values }) => values));
    const scale = longest === 0 ? 0 : (WIDTH - LABEL - FIGURE) / longest;
    for (const { label, values, least = [] } of rows) {
      parts.push(text(0, y + BAR - 2, label, "label"));
      for (const [index, value] of values.entries()) {
        const width = value * scale;
        parts.push(
          `<rect x="${LABEL}" y="${y}" width="${width.toFixed(1)}" height="${BAR}" rx="2" fill="${FILLS[index]}"/>`,
          text(LABEL + width + 6, y + BAR - 2, `${format(value)} ${unit}`, "figure"),
        );
        const mark = least[index];
        if (mark !== undefined) {
          const x = (LABEL + mark * scale - MARK).toFixed(1);
          parts.push(`<path d="M${x} ${y}h${MARK}v${BAR}h-${MARK}" fill="#fff"/>`);
        }
        y += BAR + 2;
      }
      y += GAP;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y + GAP}" font-family="system-ui, sans-serif" font-size="13">
<title>${inSvg(charts.map(({ title }) => title).join(", "))}</title>
<style>text{fill:#1f2937}.note,.figure{fill:#4b5563}.title{font-weight:600}@media(prefers-color-scheme:dark){text{fill:#e5e7eb}.note,.figure{fill:#9ca3af}}</style>
${parts.join("\n")}
</svg>
`;
}

const named = (series: readonly string[]) => (series.length > 1 ? [series.join(" above ")] : []);

const format = (value: number) => (value < 10 ? Number(value.toFixed(2)) : Math.round(value));

function text(x: number, y: number, words: string, kind: string): string {
  return `<text x="${x.toFixed(1)}" y="${y}" class="${kind}">${inSvg(words)}</text>`;
}

const inSvg = (words: string) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
