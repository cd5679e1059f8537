import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { visibleFilesBelow } from "../node/files-below";
import { PICTURE_NAME } from "./model/fields";
import { ANIMATED, NO_PICTURE, sizeError, TRANSPARENT } from "./picture-rules";

export interface Pictures {
  /** Relative to static/, with forward slashes. */
  published: ReadonlySet<string>;
  pictureErrors: PictureErrors;
}

/** The error of each wrong picture, by its path below static/images. */
export type PictureErrors = ReadonlyMap<string, string>;

export const PICTURES_FOLDER = path.join("static", "images");

/** All pictures count as valid if `pictureErrors` is missing. */
export function readPictures(root: string, pictureErrors: PictureErrors = new Map()): Pictures {
  return { published: new Set(visibleFilesBelow(path.join(root, "static"))), pictureErrors };
}

const cache = new Map<string, string | undefined>();

/** Decodes the pictures in `root`/static/images as the build does, and returns the problems found. */
export async function findPictureErrors(root: string): Promise<PictureErrors> {
  const folder = path.join(root, PICTURES_FOLDER);
  const pictureErrors = new Map<string, string>();
  for (const name of visibleFilesBelow(folder)) {
    const file = path.join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats || !PICTURE_NAME.test(name)) continue;
    // During development, saving a content file triggers a check of all pictures, so reuse earlier results.
    const version = `${file} ${stats.mtimeMs} ${stats.size}`;
    if (!cache.has(version)) cache.set(version, await errorIn(file));
    const error = cache.get(version);
    if (error !== undefined) pictureErrors.set(name, error);
  }
  return pictureErrors;
}

async function errorIn(file: string): Promise<string | undefined> {
  // Load sharp only when needed, because loading it is slow.
  const sharp: typeof import("sharp").default = require("sharp");
  try {
    const picture = sharp(file, { failOn: "error" });
    const { format, pages = 1, autoOrient, hasAlpha } = await picture.metadata();
    const type = String(format).replace("jpeg", "jpg");
    if (!["png", "jpg", "webp"].includes(type)) return NO_PICTURE;
    if (!file.replace(/\.jpeg$/, ".jpg").endsWith(`.${type}`)) {
      const name = path.basename(file).replace(/\w+$/, type);
      return `this picture is actually a ${type.toUpperCase()}; rename the file in static/images to "${name}", and use that name here`;
    }
    // The build turns photos upright, so these are the sizes on the page.
    const error = sizeError(autoOrient.width, autoOrient.height);
    if (error !== undefined) return error;
    await picture.clone().resize(8).toBuffer();
    if (pages > 1 || (format === "png" && readFileSync(file).includes("acTL"))) return ANIMATED;
    if (hasAlpha && !(await picture.stats()).isOpaque) return TRANSPARENT;
  } catch (error) {
    return /pixel limit/.test(String(error)) ? TOO_LARGE : NO_PICTURE;
  }
  return undefined;
}

const TOO_LARGE =
  "this picture is too large for the build to process; resize it to a width of about 1600 pixels in an image editor";

/**
 * What only pictures with a position contain: its name in XMP, or the Exif entry that points to GPS data, in either byte
 * order. The entry consists of its tag, the type LONG and the count 1 (Exif 2.3, section 4.6.3).
 */
const POSITIONS = [
  Buffer.from("exif:GPSLatitude"),
  Buffer.from("8825000400000001", "hex"),
  Buffer.from("2588040001000000", "hex"),
];

const WITH_METADATA = /\.(?:jpe?g|png|webp|avif|heic|tiff?)$/i;

export function picturesWithPosition(root: string, published: Iterable<string>): string[] {
  return [...published].filter((name) => {
    if (!WITH_METADATA.test(name)) return false;
    const picture = readFileSync(path.join(root, "static", name));
    return POSITIONS.some((mark) => picture.includes(mark));
  });
}
