import { fstatSync, ftruncateSync, openSync, readFileSync, statSync, writeSync } from "node:fs";
import path from "node:path";
import { tryLock } from "fs-native-extensions";
import { BUILD_LOCK } from "./folders";

/** Set for programs that run under the lock of the program that started them. */
export const LOCK_VARIABLE = "BUILD_LOCK_HELD";

/** The byte that is locked: past the file's content, since Windows lets nobody read what is locked. */
const LOCKED_BYTE = 1_000_000;

/**
 * Keeps every other build, development server and test run out of the project's folder: they write to
 * the same folders. The operating system holds the lock and releases it when this process ends, however
 * it ends, so a stopped process keeps it and there is never a stale one.
 *
 * @returns the file's descriptor; a program that gets it (`stdio` of `spawn`) holds the lock too, and
 *   keeps it if this process is killed. Undefined under the lock of the program that started this one.
 * @throws Error if another program holds the lock; the message names its process
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
      `A build, the development server or npm test is at work in this folder already (process ` +
        `${readFileSync(file, "utf8")}). Wait until it has ended, or stop it, then try again.`,
    );
  }
  ftruncateSync(descriptor);
  writeSync(descriptor, String(process.pid));
  return descriptor;
}

/**
 * Whether the lock's file is no longer in its place, such as after `git clean`: another program can then
 * make it anew, and lock it.
 *
 * @param descriptor what `holdBuildLock` has returned
 */
export function isLockGone(root: string, descriptor: number): boolean {
  const inPlace = statSync(path.join(root, BUILD_LOCK), { throwIfNoEntry: false });
  return inPlace?.ino !== fstatSync(descriptor).ino;
}
