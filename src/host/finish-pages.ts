import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pagesBelow } from "./files-below";
import { withIntegrity } from "./subresource-integrity";

/**
 * Gatsby's list of all pages' files. Its loader would prefetch a page's script and styles by it where
 * a link is in view, but can't: it stands there as a text, not an object. That is as we want it (a
 * page's data is enough until a visitor points at the link), and the list is 4% of a page.
 */
const CHUNK_MAPPING = /\s*<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*/;

/**
 * Changes in the built pages what Gatsby writes into them last, where no hook reaches: takes out a
 * list that nothing reads (start-app.ts puts an empty one in its place) and adds scripts' hashes.
 */
export function finishPages(folder: string): void {
  for (const name of pagesBelow(folder)) {
    const file = path.join(folder, name);
    const html = readFileSync(file, "utf8");
    const finished = withIntegrity(html.replace(CHUNK_MAPPING, ""), folder);
    if (finished !== html) writeFileSync(file, finished);
  }
}
