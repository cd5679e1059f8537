import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parse, stringify } from "yaml";
import { watchMemory } from "../bench/peak-memory";
import { type Chart, keepResults } from "../bench/results";
import { gatsbyEnvironment } from "../shared/environment";
import { freshClone } from "../shared/fresh-clone";
import { startGroup } from "../shared/process-group";
import { fail, npmCommand } from "../shared/run";
import { temporaryFolder } from "../shared/temporary-folder";

/** With how many case studies the site is built. */
const COUNTS = [10, 100, 1000];

/** The part of data/case-studies.yaml that is multiplied. */
interface CaseStudies {
  caseStudies: {
    slug: string;
    title: string;
    pdf: string;
    summary: string;
    quote: { text: string };
    picture: { alt: string };
  }[];
}

/**
 * `npm run bench:build [-- --keep]`: how long a build of the last commit takes and how much memory it
 * needs, without and with kept pictures, and how both grow with the content. In a folder of its own, from the lock alone. `--keep` draws the figures for docs/.
 */
async function main(): Promise<void> {
  const { values: options } = parseArgs({ options: { keep: { type: "boolean" } } });
  const folder = temporaryFolder("bench");
  const builds: Build[] = [];
  const report = async (name: string, env?: NodeJS.ProcessEnv) => {
    builds.push(await build(folder, name, env));
  };
  await freshClone(folder);
  await report("without kept pictures");
  await report("with kept pictures");
  await report("in 512 MB of heap", { NODE_OPTIONS: "--max-old-space-size=512" });
  const file = join(folder, "data", "case-studies.yaml");
  const content = readFileSync(file, "utf8");
  for (const count of COUNTS) {
    writeFileSync(file, withCaseStudies(content, count));
    await report(`${count} case studies`);
  }
  if (options.keep) keepResults("build", charts(builds));
}

/** What one build took. */
interface Build {
  name: string;
  seconds: number;
  /** The most memory that its processes held at once. */
  megabytes: number;
}

function charts(builds: readonly Build[]): Chart[] {
  const chart = (title: string, unit: string, figureOf: (build: Build) => number) => ({
    title,
    unit,
    series: [title],
    rows: builds.map((one) => ({ label: one.name, values: [figureOf(one)] })),
  });
  return [
    chart("Time", "s", ({ seconds }) => seconds),
    chart("Memory", "MB", ({ megabytes }) => megabytes),
  ];
}

/** Builds the site, and prints a line with the seconds and the megabytes that it took. */
async function build(folder: string, name: string, env: NodeJS.ProcessEnv = {}): Promise<Build> {
  const start = performance.now();
  const { child } = startGroup(...npmCommand(["run", "build"]), {
    cwd: folder,
    env: { ...gatsbyEnvironment(), ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const peak = watchMemory(child.pid ?? 0);
  const [code] = await once(child, "exit").finally(peak);
  const [seconds, megabytes] = [(performance.now() - start) / 1000, peak() / 1e6];
  if (code !== 0) throw new Error(`The build (${name}) stopped with exit code ${code}.`);
  const figures = [`${seconds.toFixed(1)} s`, `${megabytes.toFixed(0)} MB`];
  console.log([name.padEnd(24), ...figures.map((figure) => figure.padStart(9))].join(" "));
  return { name, seconds, megabytes };
}

/** The content with copies of its last case study, each with a name, a PDF and sentences of its own. */
export function withCaseStudies(text: string, count: number): string {
  const content: CaseStudies = parse(text);
  const own = content.caseStudies;
  const last = own.at(-1);
  if (!last) throw new Error("There is no case study to copy");
  const copies = Array.from({ length: count - own.length }, (_, index) => ({
    ...last,
    slug: `copy-${index}`,
    title: `Copy ${index}`,
    pdf: `https://files.paralane.example/copy-${index}.pdf`,
    summary: `${last.summary} (${index})`,
    quote: { ...last.quote, text: `${last.quote.text} (${index})` },
    picture: { ...last.picture, alt: `${last.picture.alt} (${index})` },
  }));
  return stringify(
    { ...content, caseStudies: [...own, ...copies] },
    // Each written out, as an editor would.
    { aliasDuplicateObjects: false },
  );
}

if (require.main === module) main().catch(fail);
