import { readFileSync } from "node:fs";
import path from "node:path";

/** The tag that leads to the position in the data that a camera writes (Exif 2.3, section 4.6.3). */
const GPS_TAG = 0x8825;

/** Files that may hold such data. */
const PICTURE = /\.(?:jpe?g|png|webp|avif|heic|tiff?)$/i;

/**
 * The pictures that say where they were taken, as phones write it: they are published as they are, and
 * the position with them.
 *
 * @param folder where the files are
 * @param names paths inside the folder
 */
export function picturesWithPosition(folder: string, names: Iterable<string>): string[] {
  const pictures = [...names].filter((name) => PICTURE.test(name));
  return pictures.filter((name) => hasPosition(readFileSync(path.join(folder, name))));
}

/** Whether a picture's Exif or XMP holds a position. */
function hasPosition(picture: Buffer): boolean {
  if (picture.includes("exif:GPSLatitude")) return true;
  return ["Exif\0\0", "eXIf"].some((mark) => {
    const at = picture.indexOf(mark);
    return at >= 0 && hasTag(picture.subarray(at + mark.length), GPS_TAG);
  });
}

/** Whether the first directory of a TIFF, in which Exif is written, has an entry with a tag. */
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
