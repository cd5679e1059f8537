import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { canInstall, install } from "../../tools/shared/apt";
import type { Tab } from "../browser/faults/tab";

/** A running browser. */
export interface Engine {
  /** Name and version, as the browser says them. */
  version: string;
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** What a visitor may have set in the browser. */
export interface LaunchOptions {
  /** The usual size of text, in pixels. */
  textSize?: number;
  /** How much text alone is enlarged, in percent. */
  textZoom?: number;
}

/** What a browser needs from the system. */
export interface EngineSource {
  /** The programs that must be on the PATH. */
  programs: readonly string[];
  /** The Debian packages that have them. */
  packages: readonly string[];
  /** True if it can be started with what a visitor has set. */
  takesOptions: boolean;
  launch(options?: LaunchOptions): Promise<Engine>;
}

/** Where a program of the PATH is; undefined if it isn't there. */
export function pathOf(program: string): string | undefined {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}

/**
 * Installs what an engine lacks, as root on a Debian-like system. Returns what is still missing and
 * what to do about it; undefined if nothing is.
 */
export function whatIsMissing({ programs, packages }: EngineSource): string | undefined {
  const missing = () => programs.filter((program) => pathOf(program) === undefined);
  if (missing().length > 0 && canInstall()) install(packages);
  if (missing().length === 0) return undefined;
  return `${missing().join(", ")} missing; on Debian: apt-get install ${packages.join(" ")}`;
}
