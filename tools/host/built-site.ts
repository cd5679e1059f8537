import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Checks that a folder, usually `public`, holds a built site.
 *
 * @throws Error saying what to do first where there is none.
 */
export function requireBuiltSite(folder: string): void {
  if (existsSync(join(folder, "index.html"))) return;
  throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`);
}
