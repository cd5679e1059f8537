import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { canInstall, install } from "./apt";
import { keepTemporaryFilesTogether } from "./temporary-folder";

/**
 * Flags that disable the sandbox, which doesn't work for root in containers, and the browser's own network
 * requests.
 */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The name of headless Chromium's executable and Debian package. */
const HEADLESS_SHELL = "chromium-headless-shell";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const HOW_TO_INSTALL =
  "Install Chromium or Google Chrome with your system's package manager, " +
  "or set CHROMIUM_PATH to the path of its executable.";

/**
 * Returns CHROMIUM_PATH if it is set. Otherwise, searches the PATH and Playwright's downloads for a working
 * Chromium. Returns undefined if no Chromium is found.
 *
 * @throws Error if CHROMIUM_PATH points to a file that doesn't exist
 */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  otherPaths: readonly string[] = [chromium.executablePath()],
): string | undefined {
  const chosen = env.CHROMIUM_PATH;
  if (!chosen) return [...onPath(NAMES, env), ...otherPaths].find(runs);
  if (existsSync(chosen)) return chosen;
  throw new Error(
    `CHROMIUM_PATH points to a file that doesn't exist: ${chosen}. ${HOW_TO_INSTALL}`,
  );
}

/** Playwright's launch options. */
interface Launch {
  executablePath: string;
  args: string[];
}

/** Returns the launch options for a full browser, with additional flags. */
export function wholeBrowser(path: string, flags: readonly string[] = []): Launch {
  return { executablePath: path, args: [...CHROMIUM_FLAGS, ...flags] };
}

/**
 * Returns the launch options for the headless shell, which is faster than the full browser but has no
 * back/forward cache. Returns undefined if the shell isn't installed or if CHROMIUM_PATH is set.
 */
export function headlessShell(env: NodeJS.ProcessEnv = process.env): Launch | undefined {
  if (env.CHROMIUM_PATH) return undefined;
  const executablePath = onPath([HEADLESS_SHELL], env).find(runs);
  if (executablePath === undefined) return undefined;
  // Font hinting would align glyphs to whole pixels and change the widths of the fallback fonts.
  return { executablePath, args: [...CHROMIUM_FLAGS, "--font-render-hinting=none"] };
}

/**
 * Returns the launch options for the test browser: the headless shell if it is installed, otherwise the full
 * browser. Also installs the full browser if it is missing, because a few tests require it.
 */
export function testBrowser(): Launch {
  const whole = wholeBrowser(ensureChromium());
  return headlessShell() ?? whole;
}

/**
 * Returns the path to a Chromium executable. If none is found, installs Chromium with apt-get or Playwright.
 *
 * @throws Error with installation instructions if Chromium can't be installed
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  console.error("Chromium and Chrome aren't installed on this machine. Installing Chromium.");
  const playwright = require.resolve("@playwright/test/cli");
  const download = (...args: string[]) =>
    spawnSync(process.execPath, [playwright, "install", ...args, "chromium"], { stdio: "inherit" });
  // The site's fallback font on Linux is Liberation Sans.
  if (canInstall()) install(["chromium", HEADLESS_SHELL, "fonts-liberation"]);
  if (findChromium() === undefined) download("--with-deps");
  if (findChromium() === undefined) download();
  const installed = findChromium();
  if (installed === undefined) throw new Error(`Couldn't install Chromium. ${HOW_TO_INSTALL}`);
  console.error(`Installed: ${installed}`);
  return installed;
}

/** Launches a full browser with additional flags. Installs the browser if necessary. */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  // Set the temporary folder for this whole process, because Playwright also leaves files behind.
  keepTemporaryFilesTogether("browser");
  return chromium.launch(wholeBrowser(ensureChromium(), flags));
}

/** Combines each folder on the PATH with each program name. */
function onPath(names: readonly string[], { PATH = "" }: NodeJS.ProcessEnv): string[] {
  const folders = PATH.split(delimiter).filter((folder) => folder !== "");
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

/**
 * Checks whether a program runs. On some systems, the executable is a stub that only explains how to install
 * the browser.
 */
function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;
}
