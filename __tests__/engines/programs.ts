import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { canInstall, install } from "../../tools/shared/apt";
import type { EngineSource } from "./engine";

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
