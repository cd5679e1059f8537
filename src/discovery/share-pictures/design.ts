import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fontFilesOf } from "../../styles/drawing-fonts";

/** Files that affect all share images: the site's colors, its logo mark, its fonts and the drawing code. */
const DRAWN_WITH = [
  "src/styles/tokens.css",
  "src/styles/drawing-fonts.ts",
  "src/discovery/tokens.ts",
  "src/components/Logo/mark.ts",
  "src/discovery/share-pictures/drawing.ts",
  "src/discovery/share-pictures/render.ts",
  "src/discovery/share-pictures/typeset.ts",
];

/** Not a hash of the image, because the pages are rendered before the image exists (gatsby-ssr.tsx). */
export function shareDesign(read: (file: string) => Buffer = (file) => readFileSync(file)): string {
  const hash = createHash("sha256");
  for (const file of [...DRAWN_WITH, ...fontFilesOf("display")]) hash.update(read(file));
  return hash.digest("hex");
}
