import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { CHROMIUM_FLAGS } from "../shared/chromium";
import { npmCommand } from "../shared/run";

const execute = promisify(execFile);

const FOLDER = resolve("tools", "bench");
const CLI = resolve(FOLDER, "node_modules", "lighthouse", "cli", "index.js");

/** How often a page is tried where Lighthouse itself says "Please run Lighthouse again". */
const TRIES = 3;

const TIMES = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  "Speed Index": "speed-index",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
};

const report = z.object({
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })).and(
    z.object({
      "network-requests": z.object({
        details: z.object({
          items: z.array(
            z.object({ resourceType: z.string().optional(), transferSize: z.number().default(0) }),
          ),
        }),
      }),
    }),
  ),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
});

/** One measurement of a page. */
export interface Run {
  /** By name: times in milliseconds, the layout shift, and bytes received before scrolling, headers included. */
  figures: Record<string, number>;
  /** By category, from 0 to 100. */
  scores: Record<string, number>;
}

/** Installs Lighthouse beside this file, where it is not there yet. */
export function installLighthouse(): void {
  if (existsSync(CLI)) return;
  const { status } = spawnSync(...npmCommand(["ci", "--ignore-scripts"]), {
    cwd: FOLDER,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("Lighthouse could not be installed.");
}

/**
 * One run of Lighthouse with its defaults, that is on a simulated slow phone.
 *
 * @throws Error with what Lighthouse says when it can't measure the page.
 */
export async function runLighthouse(url: string, chromium: string): Promise<Run> {
  const flags = [...CHROMIUM_FLAGS, "--headless=new", "--ignore-certificate-errors"].join(" ");
  const args = [CLI, url, "--quiet", "--output=json", `--chrome-flags=${flags}`];
  const env = { ...process.env, CHROME_PATH: chromium };
  for (let tries = 1; ; tries++) {
    try {
      const { stdout } = await execute(process.execPath, args, { maxBuffer: 64 << 20, env });
      return readReport(stdout);
    } catch (error) {
      if (tries === TRIES || !/run Lighthouse again/.test(String(error))) throw error;
    }
  }
}

/** Reads a report of Lighthouse's (JSON). */
export function readReport(json: string): Run {
  const { audits, categories } = report.parse(JSON.parse(json));
  const requests = audits["network-requests"].details.items;
  const bytesOf = (type?: string) =>
    requests
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  const times = Object.entries(TIMES).map(([name, id]) => [
    name,
    audits[id]?.numericValue ?? Number.NaN,
  ]);
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    Math.round((score ?? 0) * 100),
  ]);
  return {
    figures: {
      ...Object.fromEntries(times),
      "HTML bytes": bytesOf("Document"),
      "Script bytes": bytesOf("Script"),
      "All bytes": bytesOf(),
    },
    scores: Object.fromEntries(scores),
  };
}
