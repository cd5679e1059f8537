import { readFileSync } from "node:fs";
import path from "node:path";
import { addressOfPage, pagesBelow } from "../../src/node/files-below";
import { visibleText } from "./visible-text";

/** What is read on each page of a build: the page's path, such as `/pricing`, and its lines. */
export function readPages(publicFolder: string): Map<string, string[]> {
  return new Map(
    pagesBelow(publicFolder).map((name) => [
      // The host's file for unknown addresses stands for none of its own.
      name === "404.html" ? `/${name}` : addressOfPage(name),
      visibleText(readFileSync(path.join(publicFolder, name), "utf8")),
    ]),
  );
}
