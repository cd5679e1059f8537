import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";

export const LOCK_VARIABLE = "BUILD_LOCK_HELD";

/** How often a holder writes to the lock file, and how long others watch the file, in milliseconds. */
const INTERVAL = 1000;
const PATIENCE = 5000;

/**
 * Locks the project folder until this process exits, to keep other builds, development servers and test runs
 * from writing to it. A holder writes to the lock file every second. If nobody writes to it while another
 * program watches, the holder was killed. Watching the file works on network drives,
 * whatever the clocks of their machines say. If a parent process holds the lock, this process also writes to
 * the file, so that the lock outlives a killed parent.
 *
 * @param patience how long to watch an existing lock file, in milliseconds
 * @throws Error if another program holds the lock; the message contains that program's process ID
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
      if (now !== seen && now !== "") {
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
