import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ANSWERS } from "./content";

/** Writes what the pages' queries answer to a folder, as Gatsby writes it for the browser. */
export function writeAnswers(publicFolder: string): void {
  for (const [page, data] of Object.entries(ANSWERS)) {
    const folder = path.join(publicFolder, "page-data", page === "/" ? "index" : page);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "page-data.json"), JSON.stringify({ result: { data } }));
  }
}
