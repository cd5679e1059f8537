import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./files-below";

/** A script tag as Gatsby writes it, with or without what an earlier build added. */
const OWN_SCRIPT = /<script src="(\/[^"]+\.js)"(?: integrity="[^"]*")?/g;

/**
 * Gives every script tag of the built pages the hash of its file: what has been changed on the way
 * or on the host doesn't run. Not the chunks that the runtime loads later, whose names it knows and
 * not their hashes; they come from the site's own origin alone, as the policy says.
 */
export function addIntegrity(folder: string): void {
  const hashes = new Map<string, string>();
  const hashOf = (address: string) => {
    const known = hashes.get(address);
    if (known !== undefined) return known;
    const digest = createHash("sha256").update(readFileSync(path.join(folder, address)));
    const hash = `sha256-${digest.digest("base64")}`;
    hashes.set(address, hash);
    return hash;
  };
  for (const name of filesBelow(folder).filter((file) => file.endsWith(".html"))) {
    const file = path.join(folder, name);
    const html = readFileSync(file, "utf8");
    const secured = html.replace(
      OWN_SCRIPT,
      (_, address: string) => `<script src="${address}" integrity="${hashOf(address)}"`,
    );
    if (secured !== html) writeFileSync(file, secured);
  }
}
