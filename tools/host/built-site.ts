import { existsSync } from "node:fs";
import { join } from "node:path";
import { answerOf } from "../../src/discovery/page-answers";
import { CONTACT_PATH } from "../../src/routes";

/**
 * Checks that a folder, usually `public`, contains a built site.
 *
 * @throws Error that says how to build the site if it is missing
 */
export function requireBuiltSite(folder: string): void {
  if (existsSync(join(folder, "index.html"))) return;
  throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`);
}

/** Returns the webhook URL that the site was built with, regardless of the current environment. */
export function webhookOf(folder: string): string {
  return answerOf(folder, CONTACT_PATH).settings.webhookUrl;
}
