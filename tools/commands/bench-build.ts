import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import type { Content } from "../../src/content/model";
import { gatsbyEnvironment } from "../shared/environment";
import { startGroup } from "../shared/process-group";
import { copyCheckout } from "../shared/project-copy";
import { fail, npmCommand } from "../shared/run";
import { temporaryFolder, withTemporaryFolder } from "../shared/temporary-folder";

/** The numbers of case studies for which to measure a build. */
const COUNTS = [10, 100, 1000];

/** The time between memory measurements, in milliseconds. */
const INTERVAL = 500;

/**
 * `npm run bench:build`: measures how much time and memory builds take without cached pictures, with cached
 * pictures, with a small heap, and with more content. Builds a copy of this checkout.
 */
async function main(): Promise<void> {
  const folder = temporaryFolder("bench");
  copyCheckout(folder);
  await build(folder, "without cached pictures");
  await build(folder, "with cached pictures");
  await build(folder, "with 512 MB of heap", { NODE_OPTIONS: "--max-old-space-size=512" });
  const file = join(folder, "data", "case-studies.yaml");
  const content = readFileSync(file, "utf8");
  for (const count of COUNTS) {
    writeFileSync(file, withCaseStudies(content, count));
    await build(folder, `${count} case studies`);
  }
}

/**
 * Builds the site in a folder and prints the build time and the peak memory use. Memory that processes share,
 * such as Node's code, is counted once for each process.
 */
async function build(folder: string, name: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const start = performance.now();
  const child = startGroup(...npmCommand(["run", "build"]), {
    cwd: folder,
    env: withTemporaryFolder("build", { ...gatsbyEnvironment(), ...env }),
    stdio: ["ignore", "ignore", "inherit"],
  });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOfGroup(child.pid ?? 0));
  }, INTERVAL);
  const [code] = await once(child, "exit");
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build "${name}" failed with exit code ${code}.`);
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const megabytes = `${(peak / 1e6).toFixed(0)} MB`;
  console.log(`${name.padEnd(24)} ${seconds.padStart(9)} ${megabytes.padStart(9)}`);
}

/** Returns a process group's resident memory in bytes. */
function memoryOfGroup(group: number): number {
  const list = execFileSync("ps", ["-A", "-o", "pgid=,rss="], { encoding: "utf8" });
  const processes = list.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  return processes.filter(([id]) => id === group).reduce((sum, [, kib = 0]) => sum + kib * 1024, 0);
}

/**
 * Adds copies of the last case study until there are `count` case studies. Each copy has its own title, PDF
 * link and text.
 */
export function withCaseStudies(text: string, count: number): string {
  const content: Content["case-studies.yaml"] = parse(text);
  const originals = content.caseStudies;
  const last = originals.at(-1);
  if (!last) throw new Error("There is no case study to copy.");
  const copies = Array.from({ length: count - originals.length }, (_, index) => ({
    ...last,
    slug: `copy-${index}`,
    title: `Copy ${index}`,
    pdf: `https://files.paralane.example/copy-${index}.pdf`,
    summary: `${last.summary} (${index})`,
    quote: { ...last.quote, text: `${last.quote.text} (${index})` },
    picture: { ...last.picture, alt: `${last.picture.alt} (${index})` },
  }));
  // Don't write YAML aliases, because the content files that editors write don't contain any.
  return stringify(
    { ...content, caseStudies: [...originals, ...copies] },
    { aliasDuplicateObjects: false },
  );
}

if (require.main === module) main().catch(fail);
