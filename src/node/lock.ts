import { fstatSync, ftruncateSync, openSync, readFileSync, statSync, writeSync } from "node:fs";
import path from "node:path";
import { tryLock } from "fs-native-extensions";

/** The lock file that a command holds while it uses the project folder. */
export const BUILD_LOCK = ".build-lock";

/** The environment variable that tells a child process that its parent holds the lock. */
export const LOCK_VARIABLE = "BUILD_LOCK_HELD";

/**
 * The offset of the byte to lock, which is past the end of the file because Windows blocks reads of locked
 * bytes.
 */
const LOCKED_BYTE = 1_000_000;

/**
 * Locks the project folder to keep other builds, development servers and test runs from writing to it. The
 * operating system releases the lock when this process exits for any reason, so the lock never becomes stale.
 *
 * @returns the lock file's descriptor, or undefined if a parent process already holds the lock. A child
 * process that inherits the descriptor (through the `stdio` option of `spawn`) also holds the lock, even
 * after this process is killed.
 * @throws Error if another program holds the lock; the message contains that program's process ID
 */
export function holdBuildLock(
  root: string,
  env: NodeJS.ProcessEnv = process.env,
): number | undefined {
  if (env[LOCK_VARIABLE]) return undefined;
  const file = path.join(root, BUILD_LOCK);
  const descriptor = openSync(file, "a+");
  if (!tryLock(descriptor, LOCKED_BYTE, 1)) {
    throw new Error(
      `A build, the development server or npm test is already running in this folder (process ` +
        `${readFileSync(file, "utf8")}). Stop it or wait for it to finish, then try again.`,
    );
  }
  ftruncateSync(descriptor);
  writeSync(descriptor, String(process.pid));
  return descriptor;
}

/**
 * Checks whether the lock file has been deleted, for example, by `git clean`. If the lock file is gone,
 * another program can create and lock a new one.
 *
 * @param descriptor the return value of `holdBuildLock`
 */
export function isLockGone(root: string, descriptor: number): boolean {
  const inPlace = statSync(path.join(root, BUILD_LOCK), { throwIfNoEntry: false });
  return inPlace?.ino !== fstatSync(descriptor).ino;
}
