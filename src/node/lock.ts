import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";

export const LOCK_VARIABLE = "BUILD_LOCK_HELD";

/** How often a holder writes to the lock file, and how long others watch the file, in milliseconds. */
const INTERVAL = 1000;
const PATIENCE = 5000;

/**
 * Keeps other builds, development servers and tests from writing to the folder until this process exits. A
 * holder, and its child processes, write to the lock file every second. If nobody writes while another program
 * watches, the holder was killed, unless it is suspended. That works on network drives, whatever their clocks say.
 */
export function holdBuildLock(root: string, env = process.env, patience = PATIENCE): void {
  const file = path.join(root, ".build-lock");
  const write = (flag: "w" | "wx") =>
    writeFileSync(file, `${process.pid} ${hostname()} ${performance.now()}`, { flag });
  if (!env[LOCK_VARIABLE]) {
    const seen = read(file);
    if (seen !== "") {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, patience);
      const [id = "", host] = seen.split(" ");
      const now = read(file);
      if ((now !== seen && now !== "") || (host === hostname() && isSuspended(id))) {
        throw new Error(
          "A build, the development server or npm test is already running in this folder (process " +
            `${id} on ${host}). Stop it or wait for it to finish, then try again.`,
        );
      }
      rmSync(file, { force: true });
    }
    // Fails if another program has created the file in the meantime.
    write("wx");
    process.once("exit", () => rmSync(file, { force: true }));
  }
  setInterval(() => {
    try {
      write("w");
    } catch {
      // The next write may succeed, for example after a virus scanner has closed the file.
    }
  }, INTERVAL).unref();
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Whether a process is stopped, for example by Ctrl-Z. Windows has no such state. */
function isSuspended(id: string): boolean {
  try {
    const state = existsSync("/proc/self/stat")
      ? readFileSync(`/proc/${id}/stat`, "utf8").replace(/.*\) /s, "")
      : execFileSync("ps", ["-o", "state=", "-p", id], { encoding: "utf8" });
    return state.trimStart().startsWith("T");
  } catch {
    return false;
  }
}
