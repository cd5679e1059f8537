import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/** A script tag as Gatsby writes it, with or without what an earlier build added. */
const OWN_SCRIPT = /<script src="(\/[^"]+\.js)"(?: integrity="[^"]*")?/g;

/**
 * Gives every script tag of a page the hash of its file in the built site's folder. Whoever can write
 * pages can write hashes too: they protect where a script's file alone has become another one, in a
 * cache that keeps it for a year or by a service in between that makes scripts "better". Then it
 * doesn't run, and the page stays what it is without scripts, which is complete. They cost a page
 * about 140 bytes (brotli). Not the chunks that the runtime loads later, whose names it knows and not
 * their hashes; they come from the site's own origin alone, as the policy says.
 */
export function withIntegrity(html: string, folder: string): string {
  return html.replace(OWN_SCRIPT, (_, address: string) => {
    const digest = createHash("sha256").update(readFileSync(path.join(folder, address)));
    return `<script src="${address}" integrity="sha256-${digest.digest("base64")}"`;
  });
}
