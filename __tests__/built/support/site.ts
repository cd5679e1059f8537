import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { filesBelow } from "../../../src/node/files-below";

/** The folder of the built site. */
export const PUBLIC = resolve(__dirname, "..", "..", "..", "public");

/** The page that the host sends for unknown paths: Home. */
export const FALLBACK = "/404.html";

/** The addresses of all files of the built site. */
export const FILES: readonly string[] = filesBelow(PUBLIC).map((name) => `/${name}`);

/** Returns the text of a built file. */
export function read(address: string): string {
  return readFileSync(join(PUBLIC, address), "utf8");
}

/** Returns the file for a page's address: for `/pricing`, pricing.html or pricing/index.html. */
export function fileOf(path: string): string | undefined {
  const name = path.replace(/\/$/, "");
  return [name, `${name}.html`, `${name}/index.html`].find(
    (file) => file !== "" && existsSync(join(PUBLIC, file)) && FILES.includes(file),
  );
}

/**
 * Returns the HTML of a page.
 *
 * @throws Error if the build has no such page.
 */
export function htmlOf(path: string): string {
  const file = fileOf(path);
  if (file === undefined) throw new Error(`The build has no page ${path}: run "npm run build"`);
  return read(file);
}

/** Parses a page into a document, for tests in the jsdom environment. Its scripts don't run. */
export function documentOf(path: string): Document {
  return new DOMParser().parseFromString(htmlOf(path), "text/html");
}

/** Returns the text of an element, with runs of whitespace as single spaces. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** Returns the texts of all elements that match. */
export function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(textOf);
}
