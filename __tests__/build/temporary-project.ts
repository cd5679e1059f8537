import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "./content-sample";

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

/**
 * A folder with the real content and pictures, to be broken. It is removed after the tests.
 *
 * @param files what stands in some files of `data/` instead
 */
export function temporaryProject(files: Record<string, string | Buffer> = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), "paralane-content-"));
  roots.push(root);
  cpSync(path.join(ROOT, "data"), path.join(root, "data"), { recursive: true });
  mkdirSync(path.join(root, "static"));
  symlinkSync(path.join(ROOT, "static", "images"), path.join(root, "static", "images"));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(root, "data", name), text);
  }
  return root;
}
