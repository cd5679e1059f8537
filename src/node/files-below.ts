import { existsSync, readdirSync, readFileSync, realpathSync, type Stats, statSync } from "node:fs";
import path from "node:path";

/** Returns undefined if nothing is there, or a broken or looping link, which some editors use to lock a file. */
function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (["ENOENT", "ENOTDIR", "ELOOP"].includes(code)) return undefined;
    throw error;
  }
}

/**
 * Lists all files in a folder and its folders, sorted and with forward slashes. It follows links to files and folders,
 * except to a folder that contains the link.
 * The content check and the build use this list, so that they agree on which files there are.
 */
export function filesBelow(folder: string): string[] {
  const files: string[] = [];
  const visit = (below: string, parents: readonly string[]) => {
    const here = realpathSync(path.join(folder, below));
    if (parents.includes(here)) return;
    for (const name of readdirSync(here)) {
      const file = below === "" ? name : `${below}/${name}`;
      const stats = statsOf(path.join(here, name));
      if (stats?.isDirectory()) visit(file, [...parents, here]);
      else if (stats?.isFile()) files.push(file);
    }
  };
  visit("", []);
  return files.sort();
}

/** Lists the files that aren't hidden, as an editor's lock file is, or none if the folder doesn't exist. */
export function visibleFilesBelow(folder: string): string[] {
  return existsSync(folder) ? filesBelow(folder).filter((name) => !/^\.|\/\./.test(name)) : [];
}

/** Lists the built pages, which don't include Gatsby's page fragments and HTML files from `static/`. */
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
