import { readFileSync } from "node:fs";
import path from "node:path";

/** The Exif tag that points to GPS data (Exif 2.3, section 4.6.3). */
const GPS_TAG = 0x8825;

/** Matches the names of files that can contain Exif or XMP data. */
const PICTURE = /\.(?:jpe?g|png|webp|avif|heic|tiff?)$/i;

/**
 * Returns the names of pictures whose metadata reveals where they were taken.
 *
 * @param names picture paths relative to `folder`
 */
export function picturesWithPosition(folder: string, names: Iterable<string>): string[] {
  const pictures = [...names].filter((name) => PICTURE.test(name));
  return pictures.filter((name) => hasPosition(readFileSync(path.join(folder, name))));
}

/** Checks whether a picture's Exif or XMP data contains a location. */
function hasPosition(picture: Buffer): boolean {
  if (picture.includes("exif:GPSLatitude")) return true;
  return ["Exif\0\0", "eXIf"].some((mark) => {
    const at = picture.indexOf(mark);
    return at >= 0 && hasTag(picture.subarray(at + mark.length), GPS_TAG);
  });
}

/** Checks whether the first directory of Exif data, which is in TIFF format, contains a tag. */
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
