import "./without-eval";

import CMS from "@sveltia/cms";
import { CONTENT_FILES } from "../../content/model";
import { adminConfig } from "../config";
import { nameOf } from "../fields";
import { formatOf } from "../format";
import type { Admin } from "../settings";

/** Defined by the bundler (../bundle.ts). If undefined, the editor works on local files. */
declare const ADMIN: Admin | undefined;

// Suggest the site's pages (listed in ../bundle.ts) as link targets. Other URLs work too.
document.addEventListener("focusin", ({ target }) => {
  const isAddress = target instanceof HTMLInputElement && target.closest('[data-key-path$="href"]');
  if (isAddress) target.setAttribute("list", "pages");
});
for (const content of CONTENT_FILES) {
  const readNow = async () => (await fetch(`/admin/data/${content.file}`)).text();
  const format = formatOf(content, ADMIN ? undefined : readNow);
  CMS.registerCustomFormat(nameOf(content.file), "yaml", format);
}
// The JSON round trip drops undefined keys, which the editor wouldn't treat as missing.
CMS.init({ config: JSON.parse(JSON.stringify(adminConfig(ADMIN ?? {}))) });
