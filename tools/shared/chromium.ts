import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { canInstall, install } from "./apt";
import { keepTemporaryFilesTogether } from "./temporary-folder";

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

const REMEDY =
  "Install Chromium or Google Chrome with your system's package manager, " +
  "or set CHROMIUM_PATH to the program of one that you have.";

/**
 * The path of a Chromium that runs on this machine: CHROMIUM_PATH, then the PATH, then the browser that
 * Playwright downloaded earlier; undefined when there is none.
 *
 * @throws Error when CHROMIUM_PATH names no file.
 */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  places: readonly string[] = [chromium.executablePath()],
): string | undefined {
  const chosen = env.CHROMIUM_PATH;
  if (!chosen) return [...onPath(NAMES, env), ...places].find(runs);
  if (existsSync(chosen)) return chosen;
  throw new Error(`CHROMIUM_PATH names a file that does not exist: ${chosen}. ${REMEDY}`);
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

/**
 * The path of a Chromium; installs one when there is none, and says so: the system's package as root on
 * a Debian-like system, else Playwright's download.
 *
 * @throws Error with the remedy when neither can be had.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  console.error("There is no Chromium or Chrome on this machine: installing one.");
  const playwright = require.resolve("@playwright/test/cli");
  const download = (...args: string[]) =>
    spawnSync(process.execPath, [playwright, "install", ...args, "chromium"], { stdio: "inherit" });
  // The fonts are for fallback text.
  if (canInstall()) install(["chromium", HEADLESS_SHELL, "fonts-liberation"]);
  if (findChromium() === undefined) download("--with-deps");
  if (findChromium() === undefined) download();
  const installed = findChromium();
  if (installed === undefined) throw new Error(`No Chromium could be installed. ${REMEDY}`);
  console.error(`Installed: ${installed}`);
  return installed;
}

/** Opens the browser that visitors have, with some flags besides the usual ones, installing it where there is none. */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  // Playwright's own files too.
  keepTemporaryFilesTogether("browser");
  return chromium.launch(wholeBrowser(ensureChromium(), flags));
}

/** Where programs of these names would be. */
function onPath(names: readonly string[], { PATH = "" }: NodeJS.ProcessEnv): string[] {
  const folders = PATH.split(delimiter).filter((folder) => folder !== "");
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

/** Some systems have a stub of that name which only says where to get the browser. */
function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;
}
