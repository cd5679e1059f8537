import "./without-eval";

import "./fields";

import CMS from "@sveltia/cms";
import { CONTENT_FILES } from "../../content/model";
import { adminConfig } from "../config";
import { nameOf } from "../fields";
import { createFormats } from "../format";
import type { Admin } from "../settings";

/** Set by ../bundle.ts at build time; if undefined, the editor works on local files. */
declare const ADMIN: Admin | undefined;

// In link fields, suggest the site's pages from the `<datalist>` in ../bundle.ts.
document.addEventListener("focusin", ({ target }) => {
  const isLink = target instanceof HTMLInputElement && target.closest('[data-key-path$="href"]');
  if (isLink) target.setAttribute("list", "pages");
});
const formatOf = createFormats(
  ADMIN
    ? undefined
    : async (file) => {
        const response = await fetch(`/admin/data/${file}`).catch(() => undefined);
        if (response?.ok) return response.text();
        const reason = response ? `reports an error (${response.status})` : "doesn't respond";
        throw new Error(
          `Nothing was saved, because the development server ${reason}. Start it again with "npm start", and save again.`,
        );
      },
);
for (const content of CONTENT_FILES) {
  const { fromFile, toFile } = formatOf(content);
  CMS.registerCustomFormat(nameOf(content.file), "yaml", {
    fromFile,
    // The editor trims the text and adds a line break, which would change the last line of a file with CRLF.
    toFile: async (form) => {
      const text = await toFile(form);
      return { trim: () => text.replace(/\n$/, "") } as string;
    },
  });
}
// Convert the configuration to JSON and back to drop undefined keys, because the editor doesn't treat them as
// missing.
CMS.init({ config: JSON.parse(JSON.stringify(adminConfig(ADMIN ?? {}))) });
