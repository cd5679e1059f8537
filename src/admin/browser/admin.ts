import "./without-eval";

import "./controls";
import "./find-field";
import "./remove-entry";

import CMS from "@sveltia/cms";
import { CONTENT_FILES, type ContentFileName } from "../../content/model";
import { adminConfig } from "../config";
import { nameOf } from "../form-fields";
import { createFormats } from "../format";
import { createSearch } from "../search";
import type { Admin } from "../settings";
import { ask, tell } from "./ask";
import { explainGithub, githubReader } from "./github";

/** Set by ../bundle.ts at build time; if undefined, the editor works on local files. */
declare const ADMIN: Admin | undefined;

const GITHUB = "https://api.github.com";

// In link fields, suggest the site's pages from the `<datalist>` in ../bundle.ts.
document.addEventListener("focusin", ({ target }) => {
  const isLink = target instanceof HTMLInputElement && target.closest('[data-key-path$="href"]');
  if (isLink) target.setAttribute("list", "pages");
});

async function readLocally(): Promise<Map<ContentFileName, string>> {
  const texts = CONTENT_FILES.map(async ({ file }) => {
    const response = await fetch(`/admin/data/${file}`).catch(() => undefined);
    if (response?.ok) return [file, await response.text()] as const;
    if (response?.status === 503)
      throw new Error("The site is still starting. Save again in a moment.");
    const reason = response ? `reports an error (${response.status})` : "doesn't respond";
    throw new Error(
      `Nothing was saved, because the development server ${reason}. Start it again with "npm start", and save again.`,
    );
  });
  return new Map(await Promise.all(texts));
}

explainGithub(GITHUB);
const readNow = ADMIN ? githubReader(ADMIN, GITHUB) : readLocally;
const formatOf = createFormats({ readNow, ask, tell });
const search = createSearch();
// The replacement in ../bundle.ts calls this function.
Object.assign(globalThis, { asVisitorsSee: search.asVisitorsSee });
const formats = CONTENT_FILES.map((content) => ({ ...content, ...formatOf(content) }));
for (const { file, fromFile, toFile } of formats) {
  CMS.registerCustomFormat(nameOf(file), "yaml", {
    fromFile: (text: string) => {
      search.add(file, text);
      return fromFile(text);
    },
    // The editor trims the text and adds a line break, which would change the last line of a file with CRLF.
    toFile: () => {
      const text = toFile();
      return { trim: () => text.replace(/\n$/, "") } as string;
    },
  });
}
const formatAt = (path: string) => formats.find(({ file }) => `data/${file}` === path);
CMS.registerEventListener({
  name: "preSave",
  handler: async ({ entry }) => {
    const form = await formatAt(entry.get("path"))?.beforeSave(entry.get("data").toJS());
    return form ? entry.set("data", form) : entry;
  },
});
CMS.registerEventListener({
  name: "postSave",
  handler: ({ entry }) => formatAt(entry.get("path"))?.afterSave(),
});
// Convert the configuration to JSON and back to drop undefined keys, because the editor doesn't treat them as
// missing.
CMS.init({ config: JSON.parse(JSON.stringify(adminConfig(ADMIN ?? {}))) });
