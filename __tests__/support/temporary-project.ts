import { cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { EXAMPLE, EXAMPLE_FOLDER } from "./content-sample";
import { newFolder } from "./new-folder";

/** A black picture, 800 by 600 pixels. */
export const PNG = Buffer.from(
  [
    "iVBORw0KGgoAAAANSUhEUgAAAyAAAAJYAQAAAACyDb/dAAAAUUlEQVR42u3BAQ0AAADCoPdPbQ8HFAAAAAAAAAAA",
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD8G+y4AAFJyw/RAAAAAElF",
    "TkSuQmCC",
  ].join(""),
  "base64",
);

/** A copy of the example content and pictures. */
export function temporaryProject(files: Record<string, string | Buffer> = {}): string {
  const root = newFolder();
  mkdirSync(path.join(root, "data"));
  for (const [name, text] of Object.entries({ ...EXAMPLE, ...files })) {
    writeFileSync(path.join(root, "data", name), text);
  }
  const images = path.join(root, "static", "images");
  mkdirSync(images, { recursive: true });
  for (const name of readdirSync(path.join(EXAMPLE_FOLDER, "static", "images"))) {
    writeFileSync(path.join(images, name), PNG);
  }
  cpSync(path.join(EXAMPLE_FOLDER, "static", "files"), path.join(root, "static", "files"), {
    recursive: true,
  });
  return root;
}
