import { fstatSync, ftruncateSync, openSync, readFileSync, statSync, writeSync } from "node:fs";
import path from "node:path";
import { tryLock } from "fs-native-extensions";
import { BUILD_LOCK } from "./folders";

/** Set for programs whose parent holds the lock. */
export const LOCK_VARIABLE = "BUILD_LOCK_HELD";

/** The byte to lock. It lies past the end of the file, because Windows blocks reads of locked bytes. */
const LOCKED_BYTE = 1_000_000;

/**
 * Locks the project folder, so that no other build, development server or test run writes to it. The
 * operating system releases the lock whenever this process ends, so the lock is never stale.
 *
 * @returns the lock file's descriptor. A child process that inherits it (`stdio` of `spawn`) also holds the
 *   lock, even if this process is killed. Undefined if a parent process already holds the lock.
 * @throws Error if another program holds the lock; the message has its process ID
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
        `${readFileSync(file, "utf8")}). Stop it or wait until it ends, then try again.`,
    );
  }
  ftruncateSync(descriptor);
  writeSync(descriptor, String(process.pid));
  return descriptor;
}

/**
 * Checks whether the lock file was removed, for example by `git clean`. Another program could then create
 * and lock a new one.
 *
 * @param descriptor the return value of `holdBuildLock`
 */
export function isLockGone(root: string, descriptor: number): boolean {
  const inPlace = statSync(path.join(root, BUILD_LOCK), { throwIfNoEntry: false });
  return inPlace?.ino !== fstatSync(descriptor).ino;
}
