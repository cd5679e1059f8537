import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/**
 * The files of a folder and of all folders in it, as paths from it with forward slashes, sorted. Without
 * links that lead nowhere, as editors put beside a file that is open in them.
 */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile())
    .map((name) => name.replaceAll(path.sep, "/"))
    .sort();
}

/** The same, without the hidden files of programs, such as an editor's lock; none if there is no folder. */
export function visibleFilesBelow(folder: string): string[] {
  return existsSync(folder) ? filesBelow(folder).filter((name) => !/^\.|\/\./.test(name)) : [];
}

/**
 * The pages of a built site, as paths from its folder; without the parts that Gatsby puts pages
 * together of, which are in them and no pages themselves, and without what lies in `static/` beside
 * the folder, such as the file by which a search engine knows a site's owner.
 */
export function pagesBelow(folder: string): string[] {
  return filesBelow(folder).filter(
    (name) => name.endsWith(".html") && !name.startsWith("_gatsby/") && !isStatic(folder, name),
  );
}

/** The address of a built page by its file: `pricing.html` and `pricing/index.html` are `/pricing`. */
export function addressOfPage(name: string): string {
  return `/${name.replace(/(?:(?:^|\/)index)?\.html$/, "")}`;
}

function isStatic(folder: string, name: string): boolean {
  const original = path.join(folder, "..", "static", name);
  return (
    existsSync(original) && readFileSync(original).equals(readFileSync(path.join(folder, name)))
  );
}
