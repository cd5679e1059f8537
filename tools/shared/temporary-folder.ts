import { mkdtempSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import path from "node:path";
import { isCommandRunning } from "./run";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const folders = new Set<string>();

/**
 * Creates a temporary folder that is removed when this process ends, including by Ctrl-C.
 *
 * @param name the purpose, which is part of the folder's name
 */
export function temporaryFolder(name: string): string {
  if (folders.size === 0) removeFoldersOnExit();
  const folder = mkdtempSync(path.join(tmpdir(), `paralane-${name}-`));
  folders.add(folder);
  return folder;
}

/**
 * Returns an environment with a temporary folder that is removed when this process ends. For programs that leave
 * temporary files behind, such as Gatsby, and browsers after Ctrl-C.
 *
 * @param name the purpose, which is part of the folder's name
 */
export function withTemporaryFolder(name: string, env = process.env): NodeJS.ProcessEnv {
  const folder = temporaryFolder(name);
  // TMPDIR is for Linux and macOS, the others for Windows.
  return { ...env, TMPDIR: folder, TEMP: folder, TMP: folder };
}

/** Sets the temporary folder of this process and of all programs that it starts from now on. */
export function keepTemporaryFilesTogether(name: string): void {
  Object.assign(process.env, withTemporaryFolder(name));
}

function removeFoldersOnExit(): void {
  process.once("exit", removeFolders);
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (isCommandRunning()) return;
      // Move this listener behind those that end browsers, which would still write files.
      process.off("exit", removeFolders);
      process.once("exit", removeFolders);
      process.exit(128 + constants.signals[signal]);
    });
  }
}

function removeFolders(): void {
  // Programs that are ending may still write files.
  const retries = { maxRetries: 10, retryDelay: 50 };
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, ...retries });
}
