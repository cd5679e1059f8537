import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Sorted, with forward slashes. Skips broken symbolic links, which some editors use to lock a file. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile())
    .map((name) => name.replaceAll(path.sep, "/"))
    .sort();
}

/** Skips hidden files, such as an editor's lock file. Empty if the folder doesn't exist. */
export function visibleFilesBelow(folder: string): string[] {
  return existsSync(folder) ? filesBelow(folder).filter((name) => !/^\.|\/\./.test(name)) : [];
}

/** Skips Gatsby's page fragments and files from `static/`, such as a site verification file. */
export function pagesBelow(folder: string): string[] {
  return filesBelow(folder).filter(
    (name) => name.endsWith(".html") && !name.startsWith("_gatsby/") && !isStatic(folder, name),
  );
}

/** Returns the URL path of a built page, such as `/pricing` for `pricing.html` or `pricing/index.html`. */
export function pathOfPage(name: string): string {
  return `/${name.replace(/(?:(?:^|\/)index)?\.html$/, "")}`;
}

function isStatic(folder: string, name: string): boolean {
  const original = path.join(folder, "..", "static", name);
  return (
    existsSync(original) && readFileSync(original).equals(readFileSync(path.join(folder, name)))
  );
}
