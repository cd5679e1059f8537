import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Is set for the programs that the holder of the lock starts, which belong to the same command. */
export const LOCK_VARIABLE = "BUILD_LOCK_HELD";

/** Keeps other builds, development servers and tests from writing to the folder until this process exits. */
export function holdBuildLock(root: string, env = process.env): void {
  if (env[LOCK_VARIABLE]) return;
  const file = path.join(root, ".build-lock");
  const [id = "", start] = read(file).split(" ");
  if (start && start === startOf(id)) {
    throw new Error(
      `A build, the development server or npm test is already running in this folder (process ${id}). ` +
        `Stop it or wait for it to finish, then try again. If it isn't running, delete ${file}.`,
    );
  }
  rmSync(file, { force: true });
  // "wx" fails if another program has created the file in the meantime.
  writeFileSync(file, `${process.pid} ${startOf(String(process.pid))}`, { flag: "wx" });
  process.once("exit", () => rmSync(file, { force: true }));
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/**
 * Returns when a process started, or undefined if it has ended. The start tells processes with the same number apart.
 * Other systems than Linux don't tell it, so there, the answer is the same for all running processes.
 */
function startOf(id: string): string | undefined {
  // The state Z means that the process has ended, but its parent hasn't asked for its exit code.
  if (existsSync("/proc/self"))
    return /\) [^Z](?: \S+){18} (\d+)/.exec(read(`/proc/${id}/stat`))?.[1];
  try {
    process.kill(Number(id), 0);
    return "running";
  } catch {
    return undefined;
  }
}
