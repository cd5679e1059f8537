import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fontFilesOf } from "../../styles/drawing-fonts";

/** What all share pictures are drawn with: the site's colors, its mark, and the code that draws. */
const DRAWN_WITH = [
  "src/styles/tokens.css",
  "src/components/Logo/mark.ts",
  "src/discovery/share-pictures/drawing.ts",
  "src/discovery/share-pictures/render.ts",
  "src/discovery/share-pictures/typeset.ts",
];

/**
 * A hash of all that the share pictures have in common. With a page's words it makes the version in its
 * picture's address (gatsby-ssr.tsx), which is written before the picture is drawn.
 *
 * @param read reads a file, by its path from the project's root
 */
export function shareDesign(read: (file: string) => Buffer = (file) => readFileSync(file)): string {
  const hash = createHash("sha256");
  for (const file of [...DRAWN_WITH, ...fontFilesOf("display")]) hash.update(read(file));
  return hash.digest("hex");
}
