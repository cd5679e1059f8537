import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { PICTURE_ENDINGS } from "./fields";

/** The pictures that content may name. */
export interface Pictures {
  /** Paths inside static/images, with forward slashes. */
  names: ReadonlySet<string>;
  /** What a picture really is. */
  kindOf(name: string): PictureKind | undefined;
  /** What is wrong with it inside, if it was looked into. */
  faultOf(name: string): PictureFault | undefined;
}

/** What a file is by its first bytes; anything else is undefined. */
type PictureKind = "png" | "jpg" | "empty";

/** What keeps a picture from being shown, or from looking as it does in its program. */
export type PictureFault =
  /** It is cut short, or no picture inside. */
  | { is: "damaged" }
  /** It is stored turned round, with a note of how to turn it back, which the smaller sizes lose. */
  | { is: "turned" }
  /** It would be blown up. */
  | { is: "small"; width: number }
  /** It is higher, or flatter, than the pages have room for. */
  | { is: "tall" | "flat"; width: number; height: number }
  /** Parts of it are transparent, and take the colour of the page, which may be dark. */
  | { is: "transparent" };

/** What the pages' layouts have room for: the least width in pixels, and height in widths. */
export const PICTURE_SIZES = { leastWidth: 800, mostHeight: 1.3, leastHeight: 1 / 3 } as const;

/** Where the pictures are, from the project's folder. */
export const PICTURES_FOLDER = path.join("static", "images");

/**
 * Looks up the pictures under `root`/static/images. Their first bytes are read when asked for.
 *
 * @param faults what `pictureFaults` has found
 */
export function readPictures(root: string, faults: PictureFaults = new Map()): Pictures {
  const folder = path.join(root, PICTURES_FOLDER);
  const kinds = new Map<string, PictureKind | undefined>();
  const kindOf = (name: string) => {
    if (!kinds.has(name)) kinds.set(name, kindOfFile(path.join(folder, name)));
    return kinds.get(name);
  };
  return {
    names: new Set(pictureNames(folder)),
    kindOf,
    faultOf: (name) => faults.get(name),
  };
}

/** Faults by the pictures' names. */
export type PictureFaults = ReadonlyMap<string, PictureFault>;

/** What was found in files that were decoded before, by their paths, times and sizes. */
const known = new Map<string, PictureFault | undefined>();

/** Decodes the pictures under `root`/static/images, as the build will, and says what is wrong with which. */
export async function pictureFaults(root: string): Promise<PictureFaults> {
  const folder = path.join(root, PICTURES_FOLDER);
  const faults = new Map<string, PictureFault>();
  for (const name of pictureNames(folder)) {
    const file = path.join(folder, name);
    const kept = statSync(file, { throwIfNoEntry: false });
    if (kept === undefined || kindOfFile(file) === undefined) continue;
    // While developing, each save of a sentence asks for all of them again.
    const version = `${file} ${kept.mtimeMs} ${kept.size}`;
    if (!known.has(version)) known.set(version, await faultIn(file));
    const fault = known.get(version);
    if (fault) faults.set(name, fault);
  }
  return faults;
}

async function faultIn(file: string): Promise<PictureFault | undefined> {
  const { leastWidth, mostHeight, leastHeight } = PICTURE_SIZES;
  try {
    const picture = sharp(file, { failOn: "error" });
    const { width, height, orientation = 1, hasAlpha } = await picture.metadata();
    await picture.clone().resize(8).toBuffer();
    if (orientation !== 1) return { is: "turned" };
    if (width < leastWidth) return { is: "small", width };
    if (height > width * mostHeight) return { is: "tall", width, height };
    if (height < width * leastHeight) return { is: "flat", width, height };
    const isOpaque = !hasAlpha || (await picture.stats()).isOpaque;
    return isOpaque ? undefined : { is: "transparent" };
  } catch {
    return { is: "damaged" };
  }
}

const PICTURE = new RegExp(`\\.(?:${PICTURE_ENDINGS.join("|")})$`, "i");

function pictureNames(folder: string): string[] {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
    : [];
  return files.map((name) => name.split(path.sep).join("/")).filter((name) => PICTURE.test(name));
}

function kindOfFile(file: string): PictureKind | undefined {
  const start = Buffer.alloc(8);
  try {
    const handle = openSync(file, "r");
    try {
      if (readSync(handle, start, 0, 8, 0) === 0) return "empty";
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
