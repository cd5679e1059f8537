import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folders = new Set<string>();

/**
 * Removed when this process exits. After Ctrl-C, `run` waits for its command, and Playwright and Jest for their browsers
 * and workers, and then this process exits. The `name` becomes part of the folder's name.
 */
export function temporaryFolder(name: string): string {
  if (folders.size === 0) process.once("exit", removeFolders);
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

function removeFolders(): void {
  // Programs that are shutting down may still write files.
  const retries = { maxRetries: 10, retryDelay: 50 };
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, ...retries });
}
