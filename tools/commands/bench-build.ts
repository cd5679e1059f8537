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

/** With how many case studies the site is built. */
const COUNTS = [10, 100, 1000];

/** How often the memory is looked at, in milliseconds. */
const EVERY = 500;

/**
 * `npm run bench:build`: how long a build of this checkout takes and how much memory it needs, without and
 * with kept pictures, and how both grow with the content. In a copy, with this checkout's packages.
 */
async function main(): Promise<void> {
  const folder = temporaryFolder("bench");
  copyCheckout(folder);
  await build(folder, "without kept pictures");
  await build(folder, "with kept pictures");
  await build(folder, "in 512 MB of heap", { NODE_OPTIONS: "--max-old-space-size=512" });
  const file = join(folder, "data", "case-studies.yaml");
  const content = readFileSync(file, "utf8");
  for (const count of COUNTS) {
    writeFileSync(file, withCaseStudies(content, count));
    await build(folder, `${count} case studies`);
  }
}

/**
 * Builds the site in a folder, and prints how long it took and the most memory that its processes held at
 * once. What they share, 30 MB of Node's own code, counts for each.
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
  }, EVERY);
  const [code] = await once(child, "exit");
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build (${name}) stopped with exit code ${code}.`);
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const megabytes = `${(peak / 1e6).toFixed(0)} MB`;
  console.log(`${name.padEnd(24)} ${seconds.padStart(9)} ${megabytes.padStart(9)}`);
}

/** The bytes that the processes of a group hold. */
function memoryOfGroup(group: number): number {
  const list = execFileSync("ps", ["-A", "-o", "pgid=,rss="], { encoding: "utf8" });
  const processes = list.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  return processes.filter(([id]) => id === group).reduce((sum, [, kib = 0]) => sum + kib * 1024, 0);
}

/** The content with copies of its last case study, each with a name, a PDF and sentences of its own. */
export function withCaseStudies(text: string, count: number): string {
  const content: Content["case-studies.yaml"] = parse(text);
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
  // Each written out, as an editor would.
  return stringify(
    { ...content, caseStudies: [...own, ...copies] },
    { aliasDuplicateObjects: false },
  );
}

if (require.main === module) main().catch(fail);
