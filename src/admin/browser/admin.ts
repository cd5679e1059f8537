import "./without-eval";

import CMS from "@sveltia/cms";
import { CONTENT_FILES } from "../../content/model";
import { adminConfig } from "../config";
import { nameOf } from "../fields";
import { formatOf } from "../format";
import type { Admin } from "../settings";

/**
 * The repository to edit, which ../bundle.ts sets at build time; if undefined, the editor works on local
 * files.
 */
declare const ADMIN: Admin | undefined;

// In link fields, suggest the site's pages from the `<datalist>` in ../bundle.ts.
document.addEventListener("focusin", ({ target }) => {
  const isAddress = target instanceof HTMLInputElement && target.closest('[data-key-path$="href"]');
  if (isAddress) target.setAttribute("list", "pages");
});
for (const content of CONTENT_FILES) {
  const readNow = async () => (await fetch(`/admin/data/${content.file}`)).text();
  const format = formatOf(content, ADMIN ? undefined : readNow);
  CMS.registerCustomFormat(nameOf(content.file), "yaml", format);
}
// Convert the configuration to JSON and back to drop undefined keys, because the editor doesn't treat them as
// missing.
CMS.init({ config: JSON.parse(JSON.stringify(adminConfig(ADMIN ?? {}))) });
