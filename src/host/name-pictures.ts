import { createHash } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow, pagesBelow } from "../node/files-below";
import { HASH_DIGITS } from "../speed/webpack";

/**
 * An encoded picture as gatsby-plugin-sharp calls it, in a page or in its data: below a digest of the
 * original and one of the settings, in a list of several with its width.
 */
const ADDRESS = /(\/static\/([0-9a-f]{32})\/([0-9a-f]{5})\/([^/\s"]+)\.(avif|webp))(?: (\d+)w)?/g;

/** Where the plugin puts its files, below `static/`. */
const FOLDER = /^([0-9a-f]{32})\/[0-9a-f]{5}\//;

/**
 * Calls each picture of a built site by its name, its content and its width, as
 * `/static/banner-1a2b3c4d-720.avif`: the plugin's two digests, the second another for each width, are
 * 0.2 KB of Home's first answer and as much of its data (brotli). One outside a list keeps its settings'
 * digest in the width's place. Files that no page shows go; the plugin makes WebP in all widths, of which
 * pages show the widest.
 *
 * @throws Error if two files would be called the same, or if one that a page shows isn't there
 */
export function namePictures(folder: string): void {
  const pictures = path.join(folder, "static");
  const digestFolders = new Set(
    filesBelow(pictures).flatMap((name) => FOLDER.exec(name)?.[1] ?? []),
  );
  const hashes = new Map(
    [...digestFolders].map((name) => [name, hashOf(path.join(pictures, name))]),
  );

  /** The plugin's address of each picture, by ours. */
  const addresses = new Map<string, string>();
  const named = (text: string) =>
    text.replace(ADDRESS, (_all, address, digest, settings, name, format, width) => {
      const ours = `/static/${name}-${hashes.get(digest)}-${width ?? settings}.${format}`;
      const other = addresses.get(ours) ?? address;
      if (other !== address) throw new Error(`${other} and ${address} would both be ${ours}`);
      addresses.set(ours, address);
      return width ? `${ours} ${width}w` : ours;
    });
  for (const name of [...pagesBelow(folder), ...pageDataBelow(folder)]) {
    const file = path.join(folder, name);
    writeFileSync(file, named(readFileSync(file, "utf8")));
  }
  for (const [ours, address] of addresses) {
    renameSync(path.join(folder, address), path.join(folder, ours));
  }
  for (const name of digestFolders) rmSync(path.join(pictures, name), { recursive: true });
}

/** What pages are made of in the browser, as paths from the site's folder. */
const pageDataBelow = (folder: string) =>
  filesBelow(folder).filter((name) => name.startsWith("page-data/") && name.endsWith(".json"));

/** Of everything that has been made of an original, so that other settings make another name. */
function hashOf(folder: string): string {
  const hash = createHash("sha256");
  for (const name of filesBelow(folder)) hash.update(readFileSync(path.join(folder, name)));
  return hash.digest("hex").slice(0, HASH_DIGITS);
}
