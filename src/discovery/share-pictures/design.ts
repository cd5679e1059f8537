import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fontFilesOf } from "../../styles/drawing-fonts";

/** The files that all share pictures depend on: the site's colors, its mark, and the drawing code. */
const DRAWN_WITH = [
  "src/styles/tokens.css",
  "src/components/Logo/mark.ts",
  "src/discovery/share-pictures/drawing.ts",
  "src/discovery/share-pictures/render.ts",
  "src/discovery/share-pictures/typeset.ts",
];

/**
 * Returns a hash of everything that share pictures have in common. Together with a page's texts, it makes the
 * version in the picture's address (gatsby-ssr.tsx), which is needed before the picture exists.
 *
 * @param read reads a file by its path from the project root
 */
export function shareDesign(read: (file: string) => Buffer = (file) => readFileSync(file)): string {
  const hash = createHash("sha256");
  for (const file of [...DRAWN_WITH, ...fontFilesOf("display")]) hash.update(read(file));
  return hash.digest("hex");
}
