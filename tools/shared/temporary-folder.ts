import { mkdtempSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import path from "node:path";

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

function goWithThisProcess(): void {
  process.once("exit", () => {
    // Programs that have just been ended may still be writing.
    const patience = { maxRetries: 10, retryDelay: 50 };
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, ...patience });
  });
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      // Whoever else listens has something to end first, such as a command that runs (run.ts).
      if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
    });
  }
}
