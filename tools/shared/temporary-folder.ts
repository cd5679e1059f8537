import { mkdtempSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import path from "node:path";
import { isCommandRunning, SIGNALS } from "./run";

const folders = new Set<string>();

/** Removed when this process exits, including after Ctrl-C. The `name` becomes part of its name. */
export function temporaryFolder(name: string): string {
  if (folders.size === 0) removeFoldersOnExit();
  const folder = mkdtempSync(path.join(tmpdir(), `paralane-${name}-`));
  folders.add(folder);
  return folder;
}

/** Serves programs that leave temporary files behind, such as Gatsby and interrupted browsers. */
export function withTemporaryFolder(name: string, env = process.env): NodeJS.ProcessEnv {
  const folder = temporaryFolder(name);
  // Linux and macOS use TMPDIR, and Windows uses TEMP and TMP.
  return { ...env, TMPDIR: folder, TEMP: folder, TMP: folder };
}

/** Sets a new temporary folder for this process and for all programs that it starts later. */
export function keepTemporaryFilesTogether(name: string): void {
  Object.assign(process.env, withTemporaryFolder(name));
}

function removeFoldersOnExit(): void {
  process.once("exit", removeFolders);
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (isCommandRunning()) return;
      // Remove the folders after all other exit listeners have run, because running browsers may still write
      // files.
      process.off("exit", removeFolders);
      process.once("exit", removeFolders);
      process.exit(128 + constants.signals[signal]);
    });
  }
}

function removeFolders(): void {
  // Programs that are shutting down may still write files.
  const retries = { maxRetries: 10, retryDelay: 50 };
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, ...retries });
}
