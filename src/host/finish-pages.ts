import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pagesBelow } from "../node/files-below";
import { RUNTIME_ATTRIBUTE, START_SCRIPT } from "../speed/start-script";
import { withIntegrity } from "./subresource-integrity";

/**
 * Gatsby's list of all pages' files. Its loader would prefetch a page's script and styles by it where
 * a link is in view, but can't: it stands there as a text, not an object. That is as we want it (a
 * page's data is enough until a visitor points at the link), and the list is 4% of a page.
 */
const CHUNK_MAPPING = /\s*<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*/;

/** Requests to Internet Explorer and to Safari 9, which can't show the site; HTML has dropped the first. */
const OLD_BROWSERS = [
  '<meta http-equiv="x-ua-compatible" content="ie=edge"/>',
  ", shrink-to-fit=no",
];

/** Marks that Gatsby's build leaves for itself, and which program has made the page. */
const MARKS = [
  /<!-- slice-(?:start|end) id="[^"]*" -->/g,
  /<meta name="generator" content="[^"]*"\/>/,
];

/**
 * The style attributes of Gatsby's focus wrapper and announcer. Each would need a hash in the policy,
 * and that any attribute of such a hash may stand anywhere; global.css has rules in their place.
 */
const STYLE_ATTRIBUTES = [
  /(?<=<div) style="[^"]*"(?= tabindex="-1" id="gatsby-focus-wrapper">)/,
  /(?<=<div id="gatsby-announcer") style="[^"]*"/,
];

const UNNEEDED = [CHUNK_MAPPING, ...OLD_BROWSERS, ...MARKS, ...STYLE_ATTRIBUTES];

/**
 * Gatsby's inline script that says which build a page is of. It becomes an attribute, like the page's
 * path (speed/deferred-runtime.tsx), so that the policy needs no hash for it.
 */
const BUILD = /<script>window\.___webpackCompilationHash="(\w+)";<\/script>/;
const RUNTIME = ` ${RUNTIME_ATTRIBUTE}=`;

/** A page's own styles and those of all pages, as Gatsby writes them: the address of their file, and the text. */
const STYLES = /<style data-href="([^"]+)" data-identity="gatsby-global-css">([\s\S]*?)<\/style>/g;

/** Home for unknown addresses, which the host may send under the policy of any page (netlify-adapter.ts). */
const FALLBACK = "404.html";

/**
 * Makes one element of a page's styles and those of all pages, which needs one hash in the policy. It
 * keeps the address of the page's, by which webpack's runtime looks whether they are there. The page for
 * unknown addresses names their files instead, so that no other page's policy has to hold its hash.
 */
function leanStyles(html: string, name: string): string {
  const [page, all, ...others] = html.matchAll(STYLES);
  if (!page || !all || others.length > 0)
    throw new Error(`${name} has no styles of its own and of all pages.`);
  if (name === FALLBACK) return html.replace(STYLES, '<link rel="stylesheet" href="$1"/>');
  const [, address, text] = page;
  return html
    .replace(all[0], "")
    .replace(page[0], () => `<style data-href="${address}">${text}${all[2]}</style>`);
}

/**
 * Changes in the built pages what is known last, where no hook reaches: takes out what nothing
 * reads (start-app.ts puts an empty list in the place of Gatsby's) and two style attributes, moves the
 * build's hash, joins the styles, puts in the script that starts the others, and adds scripts' hashes.
 *
 * @throws Error if a page lacks one of these: then Gatsby writes pages in another way
 */
export function finishPages(folder: string, startScript: string): void {
  for (const name of pagesBelow(folder)) {
    const file = path.join(folder, name);
    const html = readFileSync(file, "utf8");
    const [, build = ""] = BUILD.exec(html) ?? [];
    const replacements: (readonly [part: string | RegExp, by: string])[] = [
      ...UNNEEDED.map((part) => [part, ""] as const),
      [BUILD, ""],
      [RUNTIME, ` data-___webpack-compilation-hash="${build}"${RUNTIME}`],
      [START_SCRIPT, startScript],
    ];
    const finished = replacements.reduce(
      (text, [part, by]) => {
        if (text.search(part) === -1) throw new Error(`${name} has no ${part} to replace.`);
        return text.replace(part, () => by);
      },
      leanStyles(html, name),
    );
    writeFileSync(file, withIntegrity(finished, folder));
  }
}
