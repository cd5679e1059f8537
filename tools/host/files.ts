import { stat } from "node:fs/promises";
import { join, resolve, sep } from "node:path";

/** Read by the host, and not served by it. */
const HOST_FILES = new Set(["/_headers", "/_redirects"]);

/**
 * Finds the file that answers a decoded path, as the host does: the file itself, `<path>.html` or
 * `<path>/index.html`, with or without a slash at the end of the path.
 *
 * @returns the file's absolute path, or undefined when there is none to serve.
 */
export async function findFile(dir: string, pathname: string): Promise<string | undefined> {
  if (HOST_FILES.has(pathname) || hasHiddenPart(pathname)) return undefined;
  const root = resolve(dir) + sep;
  for (const candidate of candidates(pathname)) {
    const file = join(root, candidate);
    if (file.startsWith(root) && (await isFile(file))) return file;
  }
  return undefined;
}

function candidates(pathname: string): string[] {
  if (!pathname.endsWith("/")) return [pathname, `${pathname}.html`, `${pathname}/index.html`];
  const page = pathname.replace(/\/+$/, "");
  return page === "" ? ["/index.html"] : [`${page}/index.html`, `${page}.html`];
}

/** Dot files are not deployed, except those under /.well-known; `..` is hidden in this sense too. */
function hasHiddenPart(pathname: string): boolean {
  return pathname.split(/[/\\]/).some((part) => part.startsWith(".") && part !== ".well-known");
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
