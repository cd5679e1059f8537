import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installPackages } from "../../tools/shared/apt";
import type { Tab } from "../browser/faults/tab";

export interface Engine {
  version: string;
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface LaunchOptions {
  textSize?: number;
  textZoom?: number;
}

export interface EngineSource {
  programs: readonly string[];
  packages: readonly string[];
  takesOptions: boolean;
  launch(options?: LaunchOptions): Promise<Engine>;
}

export function pathOf(program: string): string | undefined {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}

/** Installs an engine's missing programs if it can, and says how to install what is still missing. */
export function whatIsMissing({ programs, packages }: EngineSource): string | undefined {
  const missing = () => programs.filter((program) => pathOf(program) === undefined);
  if (missing().length > 0) installPackages(packages);
  if (missing().length === 0) return undefined;
  return `${missing().join(", ")} missing. On Debian, run apt-get install ${packages.join(" ")}`;
}
