import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Installs Debian packages, except for those that they recommend, which would pull in a desktop. Returns false on
 * failure and outside Debian.
 */
export function installPackages(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: string[]) =>
    spawnSync("apt-get", args, { stdio: ["ignore", 2, 2], env }).status === 0;
  return aptGet("update") && aptGet("install", "-y", "--no-install-recommends", ...packages);
}
