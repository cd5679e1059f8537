import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { visibleFilesBelow } from "../node/files-below";
import { PICTURE_NAME } from "./fields";

/** What is published as it is. */
export interface Pictures {
  /** All of it: paths inside static/, with forward slashes. */
  published: ReadonlySet<string>;
  /** The pictures that content may name: the same inside static/images. */
  names: ReadonlySet<string>;
  faults: PictureFaults;
}

/** What is wrong with a picture and what to do about it, by the picture's name. */
export type PictureFaults = ReadonlyMap<string, string>;

/** Where the pictures are, from the project's folder. */
export const PICTURES_FOLDER = path.join("static", "images");

const IN_STATIC = "images/";

/**
 * Looks up the files under `root`/static.
 *
 * @param faults what `pictureFaults` has found; without, all count as fine
 */
export function readPictures(root: string, faults: PictureFaults = new Map()): Pictures {
  const published = visibleFilesBelow(path.join(root, "static"));
  const images = published.filter((name) => name.startsWith(IN_STATIC));
  const names = new Set(images.map((name) => name.slice(IN_STATIC.length)));
  return { published: new Set(published), names, faults };
}

/** What was found in files that were decoded before, by their paths, times and sizes. */
const known = new Map<string, string | undefined>();

/** Decodes the pictures under `root`/static/images, as the build will, and says what is wrong with which. */
export async function pictureFaults(root: string): Promise<PictureFaults> {
  const folder = path.join(root, PICTURES_FOLDER);
  const faults = new Map<string, string>();
  for (const name of visibleFilesBelow(folder)) {
    const file = path.join(folder, name);
    const kept = statSync(file, { throwIfNoEntry: false });
    if (!kept || !PICTURE_NAME.test(name)) continue;
    // While developing, each save of a sentence asks for all of them again.
    const version = `${file} ${kept.mtimeMs} ${kept.size}`;
    if (!known.has(version)) known.set(version, await faultIn(file));
    const fault = known.get(version);
    if (fault !== undefined) faults.set(name, fault);
  }
  return faults;
}

/** What keeps a picture from being shown, or from looking as it does in its program. */
async function faultIn(file: string): Promise<string | undefined> {
  // Only now: it takes a tenth of a second to load.
  const sharp: typeof import("sharp").default = require("sharp");
  try {
    const picture = sharp(file, { failOn: "error" });
    const { format, width, height, orientation = 1, hasAlpha } = await picture.metadata();
    const kind = { png: "png", jpeg: "jpg" }[String(format)];
    if (!kind) return NO_PICTURE;
    if (!file.endsWith(`.${kind}`)) {
      const name = path.basename(file).replace(/\w+$/, kind);
      return `is a ${kind.toUpperCase()}; rename it to "${name}", here and in the folder`;
    }
    if (orientation !== 1) {
      return "is stored turned round, as phones do, and would lie on its side; open it in a picture program and save it upright";
    }
    if (width < 800 || height > width * 1.3 || height < width / 3) {
      return `is ${width} x ${height} pixels; pages have room for 800 or more in width, best 1600, and for a height from a third of the width to 1.3 times of it`;
    }
    await picture.clone().resize(8).toBuffer();
    if (kind === "png" && readFileSync(file).includes("acTL")) {
      return "is animated, and pages would show its first picture alone; export that as a plain PNG";
    }
    if (hasAlpha && !(await picture.stats()).isOpaque) {
      return "has transparent parts, which would turn dark on a dark page; fill its background in a picture program";
    }
  } catch (error) {
    return /pixel limit/.test(String(error)) ? TOO_LARGE : NO_PICTURE;
  }
  return undefined;
}

const TOO_LARGE =
  "has more pixels than the build can take; export it from a picture program with about 1600 in width";

const NO_PICTURE =
  "is damaged or not complete, or neither a PNG nor a JPG; open it in a picture program, export it as one of these, and copy the whole file";
