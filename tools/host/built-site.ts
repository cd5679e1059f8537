import { existsSync } from "node:fs";
import { join } from "node:path";
import { answerOf } from "../../src/discovery/page-answers";
import { CONTACT_PATH } from "../../src/routes";

/**
 * Checks that a folder, usually `public`, holds a built site.
 *
 * @throws Error saying what to do first where there is none.
 */
export function requireBuiltSite(folder: string): void {
  if (existsSync(join(folder, "index.html"))) return;
  throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`);
}

/** Where the form of a built site posts to, whatever the environment says by now. */
export function webhookOf(folder: string): string {
  return answerOf(folder, CONTACT_PATH).settings.webhookUrl;
}
