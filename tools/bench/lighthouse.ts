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

/** What a run measures, in milliseconds but for the layout shift. */
export const METRICS = {
  "first-contentful-paint": "FCP",
  "largest-contentful-paint": "LCP",
  "speed-index": "Speed Index",
  "total-blocking-time": "TBT",
  "cumulative-layout-shift": "CLS",
} as const;

export type Metric = keyof typeof METRICS;

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

const report = z.object({
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  categories: z.record(z.string(), z.object({ score: z.number() })),
});

export interface Run {
  metrics: Record<Metric, number>;
  /** From 0 to 100. */
  scores: Record<(typeof CATEGORIES)[number], number>;
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

/** How often a page is tried where Lighthouse itself says "Please run Lighthouse again". */
const TRIES = 3;

/**
 * One run of Lighthouse as it comes, that is on a slow phone, simulated.
 *
 * @throws Error with what Lighthouse says when it can't measure the page.
 */
export async function runLighthouse(url: string, chromium: string): Promise<Run> {
  for (let tries = 1; ; tries++) {
    try {
      return await runOnce(url, chromium);
    } catch (error) {
      if (tries === TRIES || !/run Lighthouse again/.test(String(error))) throw error;
    }
  }
}

async function runOnce(url: string, chromium: string): Promise<Run> {
  const flags = [...CHROMIUM_FLAGS, "--headless=new", "--ignore-certificate-errors"].join(" ");
  const { stdout } = await execute(
    process.execPath,
    [CLI, url, "--quiet", "--output=json", "--output-path=stdout", `--chrome-flags=${flags}`],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: chromium } },
  );
  const { audits, categories } = report.parse(JSON.parse(stdout));
  return {
    metrics: fromNames(Object.keys(METRICS) as Metric[], (name) => audits[name]?.numericValue ?? 0),
    scores: fromNames(CATEGORIES, (name) => Math.round((categories[name]?.score ?? 0) * 100)),
  };
}

function fromNames<Name extends string>(
  names: readonly Name[],
  read: (name: Name) => number,
): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, number>;
}
