import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { visibleFilesBelow } from "../node/files-below";
import { PICTURE_NAME } from "./model/fields";
import { ANIMATED, NO_PICTURE, PICTURE_TYPES, sizeError, TRANSPARENT } from "./picture-rules";

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
    const types = PICTURE_TYPES[String(format)];
    if (!types) return NO_PICTURE;
    if (!types.some((type) => file.endsWith(`.${type}`))) {
      const name = path.basename(file).replace(/\w+$/, types[0] ?? "");
      return `this picture is actually a ${types[0]?.toUpperCase()}; rename the file in static/images to "${name}", and use that name here`;
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

/** The Exif tag that points to GPS data (Exif 2.3, section 4.6.3). */
const GPS_TAG = 0x8825;

const WITH_METADATA = /\.(?:jpe?g|png|webp|avif|heic|tiff?)$/i;

export function picturesWithPosition(root: string, published: Iterable<string>): string[] {
  const pictures = [...published].filter((name) => WITH_METADATA.test(name));
  return pictures.filter((name) => hasPosition(readFileSync(path.join(root, "static", name))));
}

function hasPosition(picture: Buffer): boolean {
  if (picture.includes("exif:GPSLatitude")) return true;
  return ["Exif\0\0", "eXIf"].some((mark) => {
    const at = picture.indexOf(mark);
    return at >= 0 && hasTag(picture.subarray(at + mark.length), GPS_TAG);
  });
}

function hasTag(tiff: Buffer, tag: number): boolean {
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => {
    if (at + 2 > tiff.length) return 0;
    return isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  };
  const directory = short(isLittle ? 4 : 6);
  return Array.from({ length: short(directory) }, (_, entry) => directory + 2 + entry * 12).some(
    (at) => short(at) === tag,
  );
}
