import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { PICTURE_ENDINGS } from "./fields";

/** The pictures that content may name: paths inside static/images, with forward slashes. */
export interface Pictures {
  names: ReadonlySet<string>;
  faults: PictureFaults;
}

/** What is wrong with a picture and what to do about it, by the picture's name. */
export type PictureFaults = ReadonlyMap<string, string>;

/** What the pages' layouts have room for: the least width in pixels, and height in widths. */
const SIZES = { leastWidth: 800, mostHeight: 1.3, leastHeight: 1 / 3 } as const;

/** Where the pictures are, from the project's folder. */
export const PICTURES_FOLDER = path.join("static", "images");

/**
 * Looks up the pictures under `root`/static/images.
 *
 * @param faults what `pictureFaults` has found; without, all count as fine
 */
export function readPictures(root: string, faults: PictureFaults = new Map()): Pictures {
  return { names: new Set(pictureNames(path.join(root, PICTURES_FOLDER))), faults };
}

/** What was found in files that were decoded before, by their paths, times and sizes. */
const known = new Map<string, string | undefined>();

/** Decodes the pictures under `root`/static/images, as the build will, and says what is wrong with which. */
export async function pictureFaults(root: string): Promise<PictureFaults> {
  const folder = path.join(root, PICTURES_FOLDER);
  const faults = new Map<string, string>();
  for (const name of pictureNames(folder)) {
    const file = path.join(folder, name);
    const kept = statSync(file, { throwIfNoEntry: false });
    if (!kept?.isFile() || !/\.(?:png|jpe?g|jfif)$/i.test(name)) continue;
    // While developing, each save of a sentence asks for all of them again.
    const version = `${file} ${kept.mtimeMs} ${kept.size}`;
    if (!known.has(version)) {
      known.set(version, kept.size === 0 ? "is empty; copy the file again" : await faultIn(file));
    }
    const fault = known.get(version);
    if (fault !== undefined) faults.set(name, fault);
  }
  return faults;
}

/** What keeps a picture from being shown, or from looking as it does in its program. */
async function faultIn(file: string): Promise<string | undefined> {
  // Only here: it takes a third of a second to load, and most who look pictures up decode none.
  const { default: sharp } = await import("sharp");
  const { leastWidth, mostHeight, leastHeight } = SIZES;
  const read = await sharp(file)
    .metadata()
    .catch(() => undefined);
  const kind = read && { png: "png", jpeg: "jpg" }[String(read.format)];
  if (!read || !kind) {
    return "is neither a whole PNG nor a whole JPG; open it in a picture program and export it as one of these";
  }
  if (!file.endsWith(`.${kind}`)) {
    const name = path.basename(file).replace(/\w+$/, kind);
    return `is a ${kind.toUpperCase()}; rename it to "${name}", here and in the folder`;
  }
  const { width, height, orientation = 1, hasAlpha } = read;
  if (orientation !== 1) {
    return "is stored turned round, as phones do, and would lie on its side; open it in a picture program and save it upright";
  }
  if (width < leastWidth) {
    return `is ${width} pixels wide and would be blown up; take one of ${leastWidth} or more, best of 1600`;
  }
  if (height > width * mostHeight) {
    return `is ${width} x ${height} pixels, and would tower above its words; crop it to at most ${mostHeight} times as high as wide`;
  }
  if (height < width * leastHeight) {
    return `is ${width} x ${height} pixels, and nothing could be seen in it on a phone; crop it to at most 3 times as wide as high`;
  }
  try {
    const picture = sharp(file, { failOn: "error" });
    await picture.clone().resize(8).toBuffer();
    if (hasAlpha && !(await picture.stats()).isOpaque) {
      return "has transparent parts, which would turn dark on a dark page; fill its background in a picture program";
    }
  } catch {
    return "is damaged or not complete; export the picture again, and copy the whole file";
  }
  return undefined;
}

const PICTURE = new RegExp(`\\.(?:${PICTURE_ENDINGS.join("|")})$`, "i");

function pictureNames(folder: string): string[] {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
    : [];
  return files.map((name) => name.split(path.sep).join("/")).filter((name) => PICTURE.test(name));
}
