import { existsSync } from "node:fs";
import { join } from "node:path";
import { pageDataOf } from "../../src/discovery/page-data";
import { CONTACT_PATH } from "../../src/routes";

export function requireBuiltSite(folder: string): void {
  if (existsSync(join(folder, "index.html"))) return;
  throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`);
}

export function webhookOf(folder: string): string {
  return pageDataOf(folder, CONTACT_PATH).settings.webhookUrl;
}
