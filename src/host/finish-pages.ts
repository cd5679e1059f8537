import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pagesBelow } from "../node/files-below";
import { START_SCRIPT } from "../speed/start-script";
import { withIntegrity } from "./subresource-integrity";

/**
 * Gatsby's list of all pages' files. Its loader would prefetch a page's script and styles by it where
 * a link is in view, but can't: it stands there as a text, not an object. That is as we want it (a
 * page's data is enough until a visitor points at the link), and the list is 4% of a page.
 */
const CHUNK_MAPPING = /\s*<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*/;

/** A request to Internet Explorer, which can't show the site; HTML has dropped it. */
const OLD_BROWSER = '<meta http-equiv="x-ua-compatible" content="ie=edge"/>';

/**
 * The style attributes of Gatsby's focus wrapper and announcer. Each would need a hash in the policy,
 * and that any attribute of such a hash may stand anywhere; global.css has rules in their place.
 */
const STYLE_ATTRIBUTES = [
  /(?<=<div) style="[^"]*"(?= tabindex="-1" id="gatsby-focus-wrapper">)/,
  /(?<=<div id="gatsby-announcer") style="[^"]*"/,
];

const UNNEEDED = [CHUNK_MAPPING, OLD_BROWSER, ...STYLE_ATTRIBUTES];

/**
 * Changes in the built pages what is known last, where no hook reaches: takes out a list and a tag that
 * nothing reads (start-app.ts puts an empty list in its place) and two style attributes, puts in the script that
 * starts the others, and adds scripts' hashes.
 *
 * @throws Error if a page lacks one of these: then Gatsby writes pages in another way
 */
export function finishPages(folder: string, startScript: string): void {
  for (const name of pagesBelow(folder)) {
    const file = path.join(folder, name);
    const html = readFileSync(file, "utf8");
    for (const part of [START_SCRIPT, ...UNNEEDED]) {
      if (html.search(part) === -1) throw new Error(`${name} has no ${part} to replace.`);
    }
    const lean = UNNEEDED.reduce<string>((text, part) => text.replace(part, ""), html);
    writeFileSync(
      file,
      withIntegrity(
        lean.replace(START_SCRIPT, () => startScript),
        folder,
      ),
    );
  }
}
