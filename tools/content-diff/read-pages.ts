import { readFileSync } from "node:fs";
import path from "node:path";
import { pagesBelow } from "../../src/node/files-below";
import { visibleText } from "./visible-text";

/** What is read on each page of a build: the page's path, such as `/pricing`, and its lines. */
export function readPages(publicFolder: string): Map<string, string[]> {
  return new Map(
    pagesBelow(publicFolder).map((name) => [
      pathOf(name),
      visibleText(readFileSync(path.join(publicFolder, name), "utf8")),
    ]),
  );
}

/** `pricing.html` and `pricing/index.html` are `/pricing`; the host's file for errors keeps its name. */
function pathOf(name: string): string {
  if (name === "404.html") return `/${name}`;
  return `/${name.replace(/(?:(?:^|\/)index)?\.html$/, "")}`;
}
