import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { canInstall, install } from "./apt";

/** No sandbox: a container's root user has none. The rest keeps the browser from calling out. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Chromium without windows, a Debian package: the same engine, and pages come up in half the time. */
const HEADLESS_SHELL = "chromium-headless-shell";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/lib/chromium/chromium",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const REMEDY =
  "Install Chromium or Google Chrome with your system's package manager, " +
  "or set CHROMIUM_PATH to the program of one that you have.";

export interface FindOptions {
  env?: NodeJS.ProcessEnv;
  /** Where to look after the PATH. */
  places?: readonly string[];
}

/**
 * The path of a Chromium that runs on this machine: CHROMIUM_PATH, then the PATH, then the usual
 * places, then the browser that Playwright downloaded earlier; undefined when there is none.
 *
 * @throws Error when CHROMIUM_PATH names no file.
 */
export function findChromium({ env = process.env, places }: FindOptions = {}): string | undefined {
  const chosen = env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== "") {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names a file that does not exist: ${chosen}. ${REMEDY}`);
  }
  const elsewhere = places ?? [...USUAL_PLACES, chromium.executablePath()];
  return [...onPath(NAMES, env), ...elsewhere].find(runs);
}

/** How Playwright starts a browser. */
interface Launch {
  executablePath: string;
  args: string[];
}

/** How to start a browser as visitors have it, with some flags besides the usual ones. */
export function wholeBrowser(path: string, flags: readonly string[] = []): Launch {
  return { executablePath: path, args: [...CHROMIUM_FLAGS, ...flags] };
}

/**
 * How to start the fastest browser there is for pages alone: the headless shell of the PATH, unless
 * CHROMIUM_PATH names a browser; undefined where there is none. It keeps no pages for the way back.
 */
export function headlessShell(env: NodeJS.ProcessEnv = process.env): Launch | undefined {
  if (env.CHROMIUM_PATH) return undefined;
  const executablePath = onPath([HEADLESS_SHELL], env).find(runs);
  if (executablePath === undefined) return undefined;
  // Otherwise letters stand on whole pixels, and no fallback is as wide as its font.
  return { executablePath, args: [...CHROMIUM_FLAGS, "--font-render-hinting=none"] };
}

/**
 * What the browser tests run in: the headless shell where there is one. The whole browser is made
 * sure of all the same, since a few of them need it.
 */
export function testBrowser(): Launch {
  const whole = wholeBrowser(ensureChromium());
  return headlessShell() ?? whole;
}

/** Where programs of these names would be. */
function onPath(names: readonly string[], { PATH = "" }: NodeJS.ProcessEnv): string[] {
  return PATH.split(delimiter)
    .filter((folder) => folder !== "")
    .flatMap((folder) => names.map((name) => join(folder, name)));
}

/**
 * The path of a Chromium; installs one when there is none: the system's package as root on a
 * Debian-like system, else Playwright's download.
 *
 * @throws Error with the remedy when neither can be had.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  say("There is no Chromium or Chrome on this machine, and the browser tests need one.");
  for (const [what, attempt] of installers()) {
    say(`Trying ${what} ...`);
    if (!attempt()) continue;
    const installed = findChromium();
    if (installed !== undefined) {
      say(`Installed by ${what}: ${installed}`);
      return installed;
    }
  }
  throw new Error(`No Chromium could be installed. ${REMEDY}`);
}

function installers(): [what: string, attempt: () => boolean][] {
  const apt: [string, () => boolean] = [
    `apt-get install chromium ${HEADLESS_SHELL}`,
    // The fonts are for fallback text.
    () => install(["chromium", HEADLESS_SHELL, "fonts-liberation"]),
  ];
  const playwright = (args: string[]): [string, () => boolean] => {
    const cli = join(require.resolve("@playwright/test/package.json"), "..", "cli.js");
    return [
      `playwright install ${args.join(" ")}`,
      () =>
        // Its output goes to stderr, since stdout is the path alone.
        spawnSync(process.execPath, [cli, "install", ...args], { stdio: ["ignore", 2, 2] })
          .status === 0,
    ];
  };
  return [
    ...(canInstall() ? [apt] : []),
    playwright(["--with-deps", "chromium"]),
    playwright(["chromium"]),
  ];
}

/** Some systems have a stub of that name which only says where to get the browser. */
function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  const { status } = spawnSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 });
  return status === 0;
}

function say(text: string): void {
  console.error(text);
}

if (require.main === module) {
  try {
    console.log(testBrowser().executablePath);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
