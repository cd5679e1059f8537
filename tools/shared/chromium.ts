import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { canInstall, install } from "./apt";
import { keepTemporaryFilesTogether } from "./temporary-folder";

/** Disables the sandbox, which root in a container can't use, and the browser's own network requests. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A Debian package with a faster Chromium without windows. */
const HEADLESS_SHELL = "chromium-headless-shell";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const REMEDY =
  "Install Chromium or Google Chrome with your system's package manager, " +
  "or set CHROMIUM_PATH to the path of its executable.";

/**
 * Finds a Chromium that runs on this machine: from CHROMIUM_PATH, then the PATH, then Playwright's download.
 * Returns undefined if there is none.
 *
 * @throws Error if the file in CHROMIUM_PATH doesn't exist
 */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  otherPaths: readonly string[] = [chromium.executablePath()],
): string | undefined {
  const chosen = env.CHROMIUM_PATH;
  if (!chosen) return [...onPath(NAMES, env), ...otherPaths].find(runs);
  if (existsSync(chosen)) return chosen;
  throw new Error(`The file in CHROMIUM_PATH doesn't exist: ${chosen}. ${REMEDY}`);
}

/** Playwright's options for starting a browser. */
interface Launch {
  executablePath: string;
  args: string[];
}

/** Returns the options for starting a browser like visitors have it, with additional flags. */
export function wholeBrowser(path: string, flags: readonly string[] = []): Launch {
  return { executablePath: path, args: [...CHROMIUM_FLAGS, ...flags] };
}

/**
 * Returns the options for starting the headless shell on the PATH, which is faster but has no back-forward cache.
 * Undefined if it isn't installed, or if CHROMIUM_PATH is set.
 */
export function headlessShell(env: NodeJS.ProcessEnv = process.env): Launch | undefined {
  if (env.CHROMIUM_PATH) return undefined;
  const executablePath = onPath([HEADLESS_SHELL], env).find(runs);
  if (executablePath === undefined) return undefined;
  // With hinting, glyphs align to whole pixels, and fallback fonts don't match the web fonts' widths.
  return { executablePath, args: [...CHROMIUM_FLAGS, "--font-render-hinting=none"] };
}

/**
 * Returns the options for starting the browser for tests: the headless shell if it is installed. Also makes sure
 * that the full browser is installed, which a few tests need.
 */
export function testBrowser(): Launch {
  const whole = wholeBrowser(ensureChromium());
  return headlessShell() ?? whole;
}

/**
 * Returns the path of a Chromium, and installs one if necessary: the system's package as root on Debian, otherwise
 * Playwright's download.
 *
 * @throws Error that says what to do if both fail
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  console.error("Installing Chromium, because this machine has no Chromium or Chrome.");
  const playwright = require.resolve("@playwright/test/cli");
  const download = (...args: string[]) =>
    spawnSync(process.execPath, [playwright, "install", ...args, "chromium"], { stdio: "inherit" });
  // The fallback fonts use Liberation.
  if (canInstall()) install(["chromium", HEADLESS_SHELL, "fonts-liberation"]);
  if (findChromium() === undefined) download("--with-deps");
  if (findChromium() === undefined) download();
  const installed = findChromium();
  if (installed === undefined) throw new Error(`Couldn't install Chromium. ${REMEDY}`);
  console.error(`Installed: ${installed}`);
  return installed;
}

/** Opens a browser like visitors have it, with additional flags. Installs it if necessary. */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  // Includes Playwright's files.
  keepTemporaryFilesTogether("browser");
  return chromium.launch(wholeBrowser(ensureChromium(), flags));
}

/** Returns the possible paths of these programs. */
function onPath(names: readonly string[], { PATH = "" }: NodeJS.ProcessEnv): string[] {
  const folders = PATH.split(delimiter).filter((folder) => folder !== "");
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

/** Checks whether a program runs. Some systems have a stub that only says how to install the browser. */
function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;
}
