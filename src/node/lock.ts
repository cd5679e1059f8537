import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Names the folder that a parent process has locked. A child that works in this folder, or below it, writes its
 * own number into the lock file, because it may outlive its parent.
 */
export const LOCK_VARIABLE = "BUILD_LOCK_HELD";

/** Keeps other builds, development servers and tests from writing to the folder until this process exits. */
export function holdBuildLock(root: string, env = process.env): void {
  const locked = env[LOCK_VARIABLE];
  const isChild = locked !== undefined && `${root}${path.sep}`.startsWith(`${locked}${path.sep}`);
  const file = path.join(isChild ? locked : root, ".build-lock");
  const held = read(file);
  if (!isChild && held !== undefined) {
    const [, id = "", start] = /^(\d+) (.*)$/.exec(held) ?? [];
    if (isRunning(Number(id)) && startOf(id) === start) {
      throw new Error(
        `A build, the development server or npm test is already running in this folder (process ${id}). ` +
          `Stop it or wait for it to finish, then try again. If it isn't running, delete ${file}.`,
      );
    }
    rmSync(file, { force: true });
  }
  // "wx" fails if another program has created the file in the meantime.
  const own = `${process.pid} ${startOf(`${process.pid}`)}`;
  writeFileSync(file, own, { flag: isChild ? "w" : "wx" });
  process.once("exit", () => {
    if (isChild && held !== undefined) writeFileSync(file, held);
    else rmSync(file, { force: true });
  });
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);

function isRunning(id: number): boolean {
  try {
    return id > 0 && process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Empty if the system can't tell. A later process can have the same number, but not the same start. */
function startOf(id: string): string {
  if (!existsSync("/proc/self/stat")) {
    return spawnSync("ps", ["-o", "lstart=", "-p", id], { encoding: "utf8" }).stdout?.trim() ?? "";
  }
  const stat = read(`/proc/${id}/stat`) ?? "";
  const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  // A zombie has ended, but its parent hasn't asked for its exit code.
  return state === "Z" ? "" : (fields[18] ?? "");
}
