import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installPackages } from "../../tools/shared/apt";
import type { Tab } from "../browser/faults/tab";

export interface Engine {
  /** The name and version that the browser reports. */
  version: string;
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** The default font size, in pixels. */
  textSize?: number;
  /** The text-only zoom, in percent. */
  textZoom?: number;
}

/** A browser engine and the programs that it needs. */
export interface EngineSource {
  /** The programs that must be on the PATH. */
  programs: readonly string[];
  /** The Debian packages that contain these programs. */
  packages: readonly string[];
  /** True if `launch` supports options. */
  takesOptions: boolean;
  launch(options?: LaunchOptions): Promise<Engine>;
}

/** Returns a program's path, or undefined if the program isn't on the PATH. */
export function pathOf(program: string): string | undefined {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}

/**
 * Installs an engine's missing programs if this process runs as root on Debian. If any programs are still
 * missing, returns a message that says how to install them.
 */
export function whatIsMissing({ programs, packages }: EngineSource): string | undefined {
  const missing = () => programs.filter((program) => pathOf(program) === undefined);
  if (missing().length > 0) installPackages(packages);
  if (missing().length === 0) return undefined;
  return `${missing().join(", ")} missing. On Debian, run apt-get install ${packages.join(" ")}`;
}
