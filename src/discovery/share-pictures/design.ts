import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fontFilesOf } from "../../styles/drawing-fonts";

/** Files that affect all share images: the site's colors, its logo mark and the drawing code. */
const DRAWN_WITH = [
  "src/styles/tokens.css",
  "src/components/Logo/mark.ts",
  "src/discovery/share-pictures/drawing.ts",
  "src/discovery/share-pictures/render.ts",
  "src/discovery/share-pictures/typeset.ts",
];

/**
 * Returns a hash of everything that share images have in common. The version in an image's URL combines this
 * hash with the page's text (gatsby-ssr.tsx). The version isn't a hash of the image itself, because the pages
 * are rendered before the image exists.
 *
 * @param read reads a file by its path relative to the project folder
 */
export function shareDesign(read: (file: string) => Buffer = (file) => readFileSync(file)): string {
  const hash = createHash("sha256");
  for (const file of [...DRAWN_WITH, ...fontFilesOf("display")]) hash.update(read(file));
  return hash.digest("hex");
}
