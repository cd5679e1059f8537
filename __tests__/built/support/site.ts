import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { filesBelow } from "../../../src/node/files-below";

export const PUBLIC = resolve(__dirname, "..", "..", "..", "public");

/** The page that the host sends for unknown paths, which shows Home. */
export const FALLBACK = "/404.html";

/** The paths of all files in the built site, relative to its root. */
export const FILES: readonly string[] = filesBelow(PUBLIC).map((name) => `/${name}`);

export function read(url: string): string {
  return readFileSync(join(PUBLIC, url), "utf8");
}

/** For example, pricing.html or pricing/index.html for `/pricing`. */
export function fileOf(path: string): string | undefined {
  const name = path.replace(/\/$/, "");
  return [name, `${name}.html`, `${name}/index.html`].find(
    (file) => file !== "" && existsSync(join(PUBLIC, file)) && FILES.includes(file),
  );
}

export function htmlOf(path: string): string {
  const file = fileOf(path);
  if (file === undefined) throw new Error(`The build has no page ${path}: run "npm run build"`);
  return read(file);
}

/** Parses a page into a document, for tests in the jsdom environment. The page's scripts don't run. */
export function documentOf(path: string): Document {
  return new DOMParser().parseFromString(htmlOf(path), "text/html");
}

export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

export function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(textOf);
}
