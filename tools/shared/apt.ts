import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Checks whether this process can install Debian packages, which requires root. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version");
}

/**
 * Installs Debian packages without their recommended packages, which would pull in a whole desktop environment.
 * Prints the output of apt-get to stderr. Returns false on failure.
 */
export function install(packages: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: string[]) =>
    spawnSync("apt-get", args, { stdio: ["ignore", 2, 2], env }).status === 0;
  return aptGet("update") && aptGet("install", "-y", "--no-install-recommends", ...packages);
}
