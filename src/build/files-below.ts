import { readdirSync, statSync } from "node:fs";
import path from "node:path";

/** The files of a folder and of all folders in it, as paths from it with forward slashes, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.replaceAll(path.sep, "/"))
    .sort();
}
