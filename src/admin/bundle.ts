import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { PAGES } from "../routes";
import { LANGUAGE } from "../words";
import type { Admin } from "./settings";

const PAGE = `<!doctype html>
<html lang="${LANGUAGE}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edit the site</title>
<script type="module" src="/admin/admin.js"></script>
<style>
[role="alertdialog"] .error, body > dialog > p { white-space: pre-line; line-height: 1.5; margin-block: 16px }
:root:has(dialog[open]) .toast-base:has(.error) { display: none }
body > dialog { max-width: 34rem; max-height: 80vh; overflow: auto; padding: 24px; border: 0; border-radius: 8px }
body > dialog { background: var(--sui-primary-background-color); color: var(--sui-primary-foreground-color) }
body > dialog { font-family: var(--sui-font-family-default) }
body > dialog button { padding: 8px 16px; margin-inline-end: 8px; border: 1px solid; border-radius: 4px; font: inherit }
</style>
<datalist id="pages">${PAGES.map((page) => `<option value="${page}">`).join("")}</datalist>
</html>
`;

/** Packages for editor features that the content doesn't use: syntax highlighting, maps and EXIF data. */
const UNUSED_PACKAGES = ["@shikijs/*", "leaflet/*", "exifr/*"];

/**
 * All changes to the editor's own code: patterns in its files, each with its replacement. If an update of the editor
 * removes one of them, the bundle fails and names it.
 */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  // By default, the editor tries to load its fonts from a third party before using its local copies.
  [/url\(https:[^)]+\.woff2\)/g, "none"],
  // Our reason follows, and trying again later doesn't help.
  [/There was an error while saving the entry\. Please try again later\./g, "Nothing was saved."],
  [/(?<=saving_entry"?:\{"?error"?:\{"?title"?:["`])Error/g, "Not saved"],
  // The file that can't be read is named in our own dialog.
  [/(?<=parsing (?:an )?entry files?\.) Check the browser console for details\./g, ""],
  // Editors know neither fields nor assets.
  [/(?<=field"?:["`])Field Assets/g, "Files"],
  [/(?<=global"?:["`])Global Assets/g, "Pictures"],
  // The name of the box beside an optional group must be true also when the box is checked.
  [/[\w$]+\(.add_x.,\{values:\{name:(\w+\.fieldLabel\|\|.{4,9})\}\}\)/, '"Include "+($1)'],
  // Keep unsaved changes also if the user switches from GitHub, the default, to local files.
  [/if\((\w+)&&!\w+\)(?=\{let\{databaseName:\w+\}=\1\.repository)/, "if($1)"],
  // Keep unsaved changes at once, because leaving a form within half a second would lose the last of them.
  [/(?<=[\w$]+&&[\w$]+&&\([\w$]+=globalThis\.setTimeout\(\(\)=>\{[\w$]+\([\w$]+\)\},)500/, "0"],
  // Search in the text that visitors see, which has figures instead of their names, and curly apostrophes.
  [
    /([\w$]+)=>\(\1=\1(?=\.trim\(\),\1\?\1\.normalize\(.NFD.\)\.replace\(\/\\p\{Diacritic\}\/gu,..\)\.toLocaleLowerCase)/,
    "$1=>($1=globalThis.asVisitorsSee($1)",
  ],
];

// `require.resolve` doesn't work here, because Gatsby compiles this file.
const { resolve } = createRequire(__filename);

const fitForBrowser: Plugin = {
  name: "browser build without third-party requests",
  setup({ onResolve, onLoad, onEnd }) {
    // Browsers can't resolve the path of the site's YAML parser at run time, so resolve it here.
    const { resolve: resolveFrom } = createRequire(resolve("gatsby-transformer-yaml/package.json"));
    onResolve({ filter: /\/site-parser$/ }, () => ({ path: resolveFrom("js-yaml") }));
    const found = new Set<RegExp>();
    onLoad({ filter: /sveltia.cms.(?:npm.index\.js|locales.en-..\.json)$/ }, ({ path: file }) => ({
      loader: file.endsWith("json") ? "json" : "js",
      contents: REPLACED.reduce(
        (text, [pattern, replacement]) => {
          if (text.search(pattern) >= 0) found.add(pattern);
          return text.replace(pattern, replacement);
        },
        readFileSync(file, "utf8"),
      ),
    }));
    onEnd(() => {
      const missing = REPLACED.find(([pattern]) => !found.has(pattern));
      if (missing) throw new Error(`The editor has no ${missing[0]}: update src/admin/bundle.ts`);
    });
  },
};

export async function writeAdmin(folder: string, admin?: Admin): Promise<void> {
  await build({
    entryPoints: [path.resolve("src/admin/browser/admin.ts")],
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    define: { ADMIN: JSON.stringify(admin) ?? "undefined" },
    plugins: [fitForBrowser],
    external: UNUSED_PACKAGES,
    logLevel: "error",
  });
  writeFileSync(path.join(folder, "index.html"), PAGE);
  const assets = path.join(path.dirname(resolve("@sveltia/cms")), "assets");
  const filter = (name: string) => !/\.(?:js|map|wasm|png)$/.test(name);
  cpSync(assets, path.join(folder, "assets"), { recursive: true, filter });
}
