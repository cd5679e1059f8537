import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** How two pictures of a page differ. */
export interface ComparedPictures {
  /** The share of the page that differs, from 0 to 1. */
  share: number;
  /** The part that differs as WebP, undefined where there is none, and the difference in red on it. */
  before: Buffer | undefined;
  after: Buffer | undefined;
  marked: Buffer | undefined;
  /** Which rows of the page that is, in pixels; undefined for all. */
  rows: { from: number; to: number; of: number } | undefined;
}

/** How unlike two dots must be, from 0 to 1, to count: less than the eye notices is none. */
const THRESHOLD = 0.1;

/** WebP's, from 0 to 100: words stay sharp, and a report stays small enough to be sent. */
const QUALITY = 70;

/** How much of the page is shown above and below what differs, in pixels. */
const AROUND = 160;

/**
 * Compares two pictures (PNG) of one width, and cuts out the rows that differ. A page that has grown is
 * compared with the shorter one on white.
 */
export async function comparePictures(
  before: Buffer | undefined,
  after: Buffer | undefined,
): Promise<ComparedPictures> {
  const webp = async (picture: Buffer | undefined) =>
    picture && (await sharp(picture).webp({ quality: QUALITY }).toBuffer());
  const nothing = { marked: undefined, rows: undefined };
  if (!before || !after) {
    return { share: 1, before: await webp(before), after: await webp(after), ...nothing };
  }
  const none = { share: 0, before: undefined, after: undefined, ...nothing };
  if (before.equals(after)) return none;

  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const old = await dotsOf(before, width, height);
  const now = await dotsOf(after, width, height);
  const marked = Buffer.alloc(width * height * 4);
  const count = pixelmatch(old, now, marked, width, height, { threshold: THRESHOLD });
  const rows = markedRows(marked, width, height);
  if (!rows) return none;
  const cut = (dots: Buffer) =>
    sharp(dots, { raw: { width, height, channels: 4 } })
      .extract({ left: 0, top: rows.from, width, height: rows.to - rows.from })
      .webp({ quality: QUALITY })
      .toBuffer();
  return {
    share: count / (width * height),
    before: await cut(old),
    after: await cut(now),
    marked: await cut(marked),
    rows,
  };
}

/** Where the first and the last row with a red dot are, and some around them; undefined for none. */
function markedRows(dots: Buffer, width: number, height: number): ComparedPictures["rows"] {
  const isMarked = (row: number) => {
    for (let at = row * width * 4; at < (row + 1) * width * 4; at += 4) {
      if (dots[at] === 255 && dots[at + 1] === 0 && dots[at + 2] === 0) return true;
    }
    return false;
  };
  const rows = Array.from({ length: height }, (_, row) => row).filter(isMarked);
  const [first, last] = [rows.at(0), rows.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return { from: Math.max(0, first - AROUND), to: Math.min(height, last + AROUND), of: height };
}

/** A picture's dots (RGBA), on white where the picture ends before the size. */
function dotsOf(picture: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(picture)
    .resize({ width, height, fit: "contain", position: "left top", background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer();
}
