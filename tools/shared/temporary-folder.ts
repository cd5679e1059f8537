import { mkdtempSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import path from "node:path";
import { isCommandRunning } from "./run";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const folders = new Set<string>();

/**
 * A new folder for temporary files. It goes with this process, also where Ctrl-C ends that.
 *
 * @param name what it is for, in its name
 */
export function temporaryFolder(name: string): string {
  if (folders.size === 0) goWithThisProcess();
  const folder = mkdtempSync(path.join(tmpdir(), `paralane-${name}-`));
  folders.add(folder);
  return folder;
}

/**
 * An environment for programs that leave temporary files behind, as Gatsby does, and browsers that
 * Ctrl-C ends: these files go with this process.
 *
 * @param name what the programs are, in the folder's name
 */
export function withTemporaryFolder(name: string, env = process.env): NodeJS.ProcessEnv {
  const folder = temporaryFolder(name);
  // The first on Linux and macOS, the others on Windows.
  return { ...env, TMPDIR: folder, TEMP: folder, TMP: folder };
}

/** The same for this process itself and all that it starts from here on. */
export function keepTemporaryFilesTogether(name: string): void {
  Object.assign(process.env, withTemporaryFolder(name));
}

function goWithThisProcess(): void {
  process.once("exit", removeFolders);
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (isCommandRunning()) return;
      // After whoever ends a browser at the exit, which would write on.
      process.off("exit", removeFolders);
      process.once("exit", removeFolders);
      process.exit(128 + constants.signals[signal]);
    });
  }
}

function removeFolders(): void {
  // Programs that have just been ended may still be writing.
  const patience = { maxRetries: 10, retryDelay: 50 };
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, ...patience });
}
