import { execFileSync } from "node:child_process";
import { runGroup } from "./process-group";
import { npmCommand } from "./run";

/**
 * Clones the last commit into a new folder, and installs from its lock alone.
 *
 * @throws Error when git or npm fails; they say themselves why.
 */
export async function freshClone(folder: string): Promise<void> {
  execFileSync("git", ["clone", "--quiet", process.cwd(), folder], { stdio: "inherit" });
  await runGroup(...npmCommand(["ci", "--no-audit", "--no-fund"]), {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
