import "./without-eval";

import CMS from "@sveltia/cms";
import { CONTENT_FILES } from "../../content/model";
import { adminConfig } from "../config";
import { nameOf } from "../fields";
import { formatOf } from "../format";
import type { Admin } from "../settings";

/** Written in while bundling (../bundle.ts): undefined for the files of this machine. */
declare const ADMIN: Admin | undefined;

// An address may be any, but most lead to a page of this site (../bundle.ts lists them).
document.addEventListener("focusin", ({ target }) => {
  const isAddress = target instanceof HTMLInputElement && target.closest('[data-key-path$="href"]');
  if (isAddress) target.setAttribute("list", "pages");
});
for (const content of CONTENT_FILES) {
  const readNow = async () => (await fetch(`/admin/data/${content.file}`)).text();
  const format = formatOf(content, ADMIN ? undefined : readNow);
  CMS.registerCustomFormat(nameOf(content.file), "yaml", format);
}
// Without the keys that are undefined, which the editor doesn't take for left out.
CMS.init({ config: JSON.parse(JSON.stringify(adminConfig(ADMIN ?? {}))) });
