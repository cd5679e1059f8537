import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../src/node/files-below";

/*
 * The manifest has the SHA-256 hash of each source and each output of the icon font and the web fonts. A test at
 * the root compares them, so that nobody changes an output by hand, or a source without building its output.
 */

const ROOT = path.join(__dirname, "..");

export const MANIFEST = path.join(__dirname, "manifest.json");

const FOLDERS = ["workshop/fonts", "workshop/icons", "static/styles/fonts", "src/styles/fonts"];

const FILES = [
  "src/components/CustomerLogo/marks.ts",
  "src/styles/icons.ts",
  "src/styles/fonts.css",
  "workshop/package-lock.json",
];

export function manifest(): Record<string, string> {
  const below = (folder: string) =>
    filesBelow(path.join(ROOT, folder)).map((file) => `${folder}/${file}`);
  const hash = (file: string) =>
    createHash("sha256")
      .update(readFileSync(path.join(ROOT, file)))
      .digest("hex");
  const files = [...FOLDERS.flatMap(below), ...FILES].sort();
  return Object.fromEntries(files.map((file) => [file, hash(file)]));
}

if (require.main === module) writeFileSync(MANIFEST, `${JSON.stringify(manifest(), null, 2)}\n`);
