import { execFileSync } from "node:child_process";

/**
 * Clones the last commit into a new folder, and installs from its lock alone.
 *
 * @throws Error when git or npm fails; they say themselves why.
 */
export function freshClone(folder: string): void {
  const run = (command: string, args: string[], cwd: string) =>
    execFileSync(command, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
  run("git", ["clone", "--quiet", process.cwd(), folder], process.cwd());
  run("npm", ["ci", "--no-audit", "--no-fund"], folder);
}
