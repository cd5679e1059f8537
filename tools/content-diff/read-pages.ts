import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { visibleText } from "./visible-text";

/** What is read on each page of a build: the page's path, such as `/pricing`, and its lines. */
export function readPages(publicFolder: string): Map<string, string[]> {
  const files = readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => name.endsWith(".html") && !name.startsWith("~"));
  return new Map(
    files.map((name) => [
      `/${name.replace(/(?:^|\/)index\.html$/, "")}`,
      visibleText(readFileSync(path.join(publicFolder, name), "utf8")),
    ]),
  );
}
