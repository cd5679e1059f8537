import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A folder with these files, in the folder that is removed after all tests (temporary-files.ts). */
export function newFolder(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), "test-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}
