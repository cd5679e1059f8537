import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** How two pictures of a page differ. */
export interface ComparedPictures {
  /** The share of the page that differs, from 0 to 1. */
  share: number;
  /** Both as WebP, undefined where there is none, and the later one with the difference in red. */
  before: Buffer | undefined;
  after: Buffer | undefined;
  marked: Buffer | undefined;
}

/** How unlike two dots must be, from 0 to 1, to count: less than the eye notices is none. */
const THRESHOLD = 0.1;

/**
 * Compares two pictures (PNG) of one width. A page that has grown is compared with the shorter one on
 * white.
 */
export async function comparePictures(
  before: Buffer | undefined,
  after: Buffer | undefined,
): Promise<ComparedPictures> {
  const webp = async (picture: Buffer | undefined) =>
    picture && (await sharp(picture).webp({ quality: 70 }).toBuffer());
  const pictures = { before: await webp(before), after: await webp(after) };
  if (!before || !after) return { share: 1, ...pictures, marked: undefined };
  if (before.equals(after)) return { share: 0, ...pictures, marked: undefined };

  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [old, now] = await Promise.all(
    [before, after].map((picture) => dotsOf(picture, width, height)),
  );
  const marked = Buffer.alloc(width * height * 4);
  const count = pixelmatch(old ?? marked, now ?? marked, marked, width, height, {
    threshold: THRESHOLD,
  });
  const picture = sharp(marked, { raw: { width, height, channels: 4 } });
  return {
    share: count / (width * height),
    ...pictures,
    marked: await webp(await picture.png().toBuffer()),
  };
}

/** A picture's dots (RGBA), on white where the picture ends before the size. */
function dotsOf(picture: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(picture)
    .resize({ width, height, fit: "contain", position: "left top", background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer();
}
