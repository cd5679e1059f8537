import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { filesBelow } from "../../../src/node/files-below";

/** The built site. */
export const PUBLIC = resolve(__dirname, "..", "..", "..", "public");

/** Home as the host sends it for every unknown path. */
export const FALLBACK = "/404.html";

/** Every file of the built site, by its address. */
export const FILES: readonly string[] = filesBelow(PUBLIC).map((name) => `/${name}`);

/** The text of a built file, by its address. */
export function read(address: string): string {
  return readFileSync(join(PUBLIC, address), "utf8");
}

/** The file that answers a page's address: `/pricing` is pricing.html or pricing/index.html. */
export function fileOf(path: string): string | undefined {
  const name = path.replace(/\/$/, "");
  return [name, `${name}.html`, `${name}/index.html`].find(
    (file) => file !== "" && existsSync(join(PUBLIC, file)) && FILES.includes(file),
  );
}

/**
 * The HTML of a page.
 *
 * @throws Error if the build made no such page.
 */
export function htmlOf(path: string): string {
  const file = fileOf(path);
  if (file === undefined) throw new Error(`The build has no page ${path}: run "npm run build"`);
  return read(file);
}

/** A page as a document, for tests in the jsdom environment. Its scripts don't run. */
export function documentOf(path: string): Document {
  return new DOMParser().parseFromString(htmlOf(path), "text/html");
}

/** The text of an element as it is read, spaces and line ends made one. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** The texts of all elements that match. */
export function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(textOf);
}
