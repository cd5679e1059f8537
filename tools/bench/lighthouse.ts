import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { CHROMIUM_FLAGS } from "../shared/chromium";
import { npmCommand } from "../shared/run";

const FOLDER = resolve("tools", "bench");
const CLI = resolve(FOLDER, "node_modules", "lighthouse", "cli", "index.js");

const TRIES = 3;

const TIMES = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  "Speed Index": "speed-index",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
};

/** Times in milliseconds, the layout shift, and the bytes transferred, including headers. */
export type Run = Record<string, number>;

export function installLighthouse(): void {
  if (existsSync(CLI)) return;
  const { status } = spawnSync(...npmCommand(["ci", "--ignore-scripts"]), {
    cwd: FOLDER,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("Couldn't install Lighthouse.");
}

/** With the default settings, which simulate a slow phone. */
export async function runLighthouse(url: string, chromium: string): Promise<Run> {
  const flags = [...CHROMIUM_FLAGS, "--headless=new"].join(" ");
  const args = [CLI, url, "--quiet", "--output=json", `--chrome-flags=${flags}`];
  args.push("--only-categories=performance");
  const options = { maxBuffer: 64 << 20, env: { ...process.env, CHROME_PATH: chromium } };
  for (let tries = 1; ; tries++) {
    try {
      const { stdout } = await promisify(execFile)(process.execPath, args, options);
      return readReport(stdout);
    } catch (error) {
      if (tries === TRIES || !/run Lighthouse again/.test(String(error))) throw error;
    }
  }
}

interface Report {
  audits: Record<string, { numericValue?: number }> & {
    "network-requests": { details: { items: { resourceType?: string; transferSize?: number }[] } };
  };
}

function readReport(json: string): Run {
  const { audits }: Report = JSON.parse(json);
  const bytes = { "HTML bytes": 0, "Script bytes": 0, "All bytes": 0 };
  for (const { resourceType, transferSize = 0 } of audits["network-requests"].details.items) {
    if (resourceType === "Document") bytes["HTML bytes"] += transferSize;
    if (resourceType === "Script") bytes["Script bytes"] += transferSize;
    bytes["All bytes"] += transferSize;
  }
  const times = Object.entries(TIMES).map(([name, id]) => [name, audits[id]?.numericValue]);
  return { ...Object.fromEntries(times), ...bytes };
}
