import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { installPackages } from "./apt";
import { keepTemporaryFilesTogether } from "./temporary-folder";

/** The sandbox doesn't work for root in containers. */
const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const HEADLESS_SHELL = "chromium-headless-shell";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const HOW_TO_INSTALL =
  "Install Chromium or Google Chrome with your system's package manager, " +
  "or set CHROMIUM_PATH to the path of its executable.";

/** CHROMIUM_PATH, or the first working Chromium on the PATH or among Playwright's downloads. */
function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (!chosen) return [...onPath(NAMES), chromium.executablePath()].find(runs);
  if (existsSync(chosen)) return chosen;
  throw new Error(
    `CHROMIUM_PATH points to a file that doesn't exist: ${chosen}. ${HOW_TO_INSTALL}`,
  );
}

/** If there is no Chromium, installs the Debian package, or Playwright's download. */
function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  console.error("Chromium and Chrome aren't installed on this machine. Installing Chromium.");
  // The site's fallback font on Linux is Liberation Sans.
  if (!installPackages(["chromium", HEADLESS_SHELL, "fonts-liberation"])) {
    const playwright = require.resolve("@playwright/test/cli");
    spawnSync(process.execPath, [playwright, "install", "chromium"], { stdio: "inherit" });
  }
  const installed = findChromium();
  if (installed === undefined) throw new Error(`Couldn't install Chromium. ${HOW_TO_INSTALL}`);
  return installed;
}

interface Launch {
  executablePath: string;
  args: string[];
}

export function wholeBrowser(flags: readonly string[] = []): Launch {
  return { executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS, ...flags] };
}

/** The headless shell is faster, but a few tests need the full browser's back/forward cache. */
export function testBrowser(): Launch {
  const whole = wholeBrowser();
  const shell = process.env.CHROMIUM_PATH ? undefined : onPath([HEADLESS_SHELL]).find(runs);
  if (shell === undefined) return whole;
  // Font hinting would align glyphs to whole pixels and change the widths of the fallback fonts.
  return { executablePath: shell, args: [...CHROMIUM_FLAGS, "--font-render-hinting=none"] };
}

export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  // Set the temporary folder for this whole process, because Playwright also leaves files behind.
  keepTemporaryFilesTogether("browser");
  return chromium.launch(wholeBrowser(flags));
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

/** On some systems, the executable is a stub that only explains how to install the browser. */
function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;
}
