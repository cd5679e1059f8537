import { closeSync, existsSync, openSync, readdirSync, readSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

/** The pictures that content may name. */
export interface Pictures {
  /** Paths inside static/images, with forward slashes. */
  names: ReadonlySet<string>;
  /** What a picture really is, by its first bytes: "png", "jpg" or undefined for anything else. */
  kindOf(name: string): "png" | "jpg" | undefined;
  /** True if it was looked into and can't be shown: cut short, or damaged. */
  isDamaged(name: string): boolean;
}

/** Where the pictures are, from the project's folder. */
export const PICTURES_FOLDER = path.join("static", "images");

/**
 * Looks up the pictures under `root`/static/images. Their first bytes are read when asked for.
 *
 * @param damaged what `damagedPictures` has found
 */
export function readPictures(root: string, damaged: ReadonlySet<string> = new Set()): Pictures {
  const folder = path.join(root, PICTURES_FOLDER);
  const kinds = new Map<string, "png" | "jpg" | undefined>();
  const kindOf = (name: string) => {
    if (!kinds.has(name)) kinds.set(name, kindOfFile(path.join(folder, name)));
    return kinds.get(name);
  };
  return {
    names: new Set(pictureNames(folder)),
    kindOf,
    isDamaged: (name) => damaged.has(name),
  };
}

/**
 * Decodes the pictures under `root`/static/images, as the build will.
 *
 * @returns the names of those that can't be: a file that is cut short, or is no picture inside
 */
export async function damagedPictures(root: string): Promise<Set<string>> {
  const folder = path.join(root, PICTURES_FOLDER);
  const damaged = new Set<string>();
  for (const name of pictureNames(folder)) {
    const file = path.join(folder, name);
    if (kindOfFile(file) !== undefined && !(await isWhole(file))) damaged.add(name);
  }
  return damaged;
}

async function isWhole(file: string): Promise<boolean> {
  try {
    await sharp(file, { failOn: "error" }).resize(8).toBuffer();
    return true;
  } catch {
    return false;
  }
}

function pictureNames(folder: string): string[] {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
    : [];
  return files
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => /\.(?:png|jpe?g|webp|avif|gif|svg|heic|heif|tiff?|bmp)$/i.test(name));
}

function kindOfFile(file: string): "png" | "jpg" | undefined {
  const start = Buffer.alloc(8);
  try {
    const handle = openSync(file, "r");
    try {
      readSync(handle, start, 0, 8, 0);
    } finally {
      closeSync(handle);
    }
  } catch {
    // A folder of such a name, or a file that is just being replaced.
    return undefined;
  }
  const signs = start.toString("latin1");
  if (signs === "\u0089PNG\r\n\u001A\n") return "png";
  return signs.startsWith("\u00FF\u00D8\u00FF") ? "jpg" : undefined;
}
