import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isCode } from "../node/is-code";
import { BUILD_LOCK } from "./folders";

/** Set for a program that is started under a lock, to the process that holds it. */
export const LOCK_VARIABLE = "BUILD_LOCK_PID";

/** How often the holder touches its lock, in milliseconds. */
const BEAT = 5000;

/** A lock that has not been touched for so long is nobody's: its process's number is another's now. */
const STALE_AFTER = 60_000;

/** After how many milliseconds a lock that has been written is looked at again. */
const SETTLED_AFTER = 50;

/**
 * Keeps every other build, development server and test run out of the project's folder, until this
 * process ends in whatever way: they write to the same folders, which the tests read. A lock that the
 * process's own parent holds (LOCK_VARIABLE) is taken over until then.
 *
 * @throws Error if another process is at work there; the message names it
 */
export function holdBuildLock(root: string, env: NodeJS.ProcessEnv = process.env): void {
  const file = path.join(root, BUILD_LOCK);
  const given = Number(env[LOCK_VARIABLE]);
  let isGiven = false;
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      if (isGiven || isStillOurs(file)) break;
    } catch (error) {
      if (!isCode(error, "EEXIST")) throw error;
    }
    const holder = holderOf(file);
    if (holder !== undefined && holder !== given && holder !== process.pid) {
      throw new Error(
        `A build, the development server or npm test is at work in this folder already (process ${holder}).` +
          ` Wait until it has ended, or stop it, then try again. If no such program runs,` +
          ` remove ${BUILD_LOCK}.`,
      );
    }
    isGiven ||= holder !== undefined && holder === given;
    rmSync(file, { force: true });
  }
  const now = () => new Date();
  setInterval(() => {
    if (readPid(file) !== process.pid) return;
    try {
      utimesSync(file, now(), now());
    } catch (error) {
      // Somebody has removed it in the meantime, as the message above says.
      if (!isCode(error, "ENOENT")) throw error;
    }
  }, BEAT).unref();
  process.once("exit", () => {
    if (readPid(file) !== process.pid) return;
    if (isGiven && isAlive(given)) writeFileSync(file, String(given));
    else rmSync(file, { force: true });
  });
}

/**
 * Whether a lock that has just been written stays: another program that starts in the same moment may
 * have read one of an ended build, or half of this one, and removes that by its name.
 */
function isStillOurs(file: string): boolean {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SETTLED_AFTER);
  return readPid(file) === process.pid;
}

/** The process that holds a lock, or undefined if it has ended without removing it. */
function holderOf(file: string): number | undefined {
  const pid = readPid(file);
  if (pid === undefined || !isAlive(pid)) return undefined;
  const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - touched > STALE_AFTER ? undefined : pid;
}

function readPid(file: string): number | undefined {
  try {
    return Number(readFileSync(file, "utf8")) || undefined;
  } catch {
    // It has been removed in the meantime.
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    // It may be another user's.
    return isCode(error, "EPERM");
  }
}

/**
 * Whether a process has ended and only its entry is left, until its parent asks how it ended: in a
 * container the parent of killed builds often never does. Linux alone can tell (proc(5), "stat").
 */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}
