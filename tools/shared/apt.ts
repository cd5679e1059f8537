import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** True for root on a Debian-like system, who may install its packages. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version");
}

/**
 * Installs Debian packages without those that they recommend, which are a desktop's. What apt says
 * goes to stderr. False if it fails.
 */
export function install(packages: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: string[]) =>
    spawnSync("apt-get", args, { stdio: ["ignore", 2, 2], env }).status === 0;
  return aptGet("update") && aptGet("install", "-y", "--no-install-recommends", ...packages);
}
