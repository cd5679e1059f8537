import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { replaceExport } from "./replace-export";

/** The folder that is preserved between builds, including builds on Netlify (host/netlify-adapter.ts). */
export const BUILD_CACHE = ".build-cache";

export const PICTURE_CACHE = path.join(BUILD_CACHE, "pictures");

/** Share images, which social networks show in link previews (discovery/share-pictures/). */
export const SHARE_CACHE = path.join(BUILD_CACHE, "share");

/** The maximum size of a picture cache, in bytes. The site's pictures take up about 2 MB. */
export const PICTURE_CACHE_BYTES = 200e6;

export interface PictureJob {
  inputPaths: { path: string }[];
  outputDir: string;
  args: {
    isLazy?: boolean;
    operations: { outputPath: string; args: Transformation }[];
  };
}

interface Transformation {
  width: number;
  height: number;
  toFormat: "avif" | "webp";
  quality: number;
}

/** Query options that this module doesn't support, because no page needs them. */
const UNSUPPORTED = ["grayscale", "duotone", "trim", "rotate"];

/**
 * AVIF options that gatsby-plugin-sharp doesn't expose. At quality 52, these options match the file size and
 * visual quality of sharp's defaults ("iq", effort 4) at quality 55, according to ssimulacra and butteraugli.
 * Encoding with these options is faster.
 */
const AVIF = { effort: 3, tune: "ssim" } as const;

type Encode = (job: PictureJob) => Promise<void>;

/** Without a cache, encoding takes half the build time, and the plugin has no option for one. */
export function cacheEncodedPictures(folder: string): void {
  const worker = require("gatsby-plugin-sharp/gatsby-worker");
  replaceExport<Encode>(
    worker,
    "IMAGE_PROCESSING",
    (original) => (job) => (job.args.isLazy ? original(job) : encodeWithCache(job, folder)),
  );
}

export async function encodeWithCache(job: PictureJob, folder: string): Promise<void> {
  const picture = readFileSync(job.inputPaths[0]?.path ?? "");
  const content = hash(picture);
  await Promise.all(
    job.args.operations.map(async ({ outputPath, args }) => {
      const encoded = await cachedPicture(folder, [content, args, AVIF], () =>
        encode(picture, args),
      );
      write(path.join(job.outputDir, outputPath), encoded);
    }),
  );
}

function encode(picture: Buffer, args: Transformation): Promise<Buffer> {
  const { width, height, toFormat, quality } = args;
  for (const name of UNSUPPORTED) {
    if (name in args && args[name as keyof Transformation]) {
      throw new Error(`A query uses "${name}", which src/node/picture-cache.ts doesn't support`);
    }
  }
  return sharp(picture, { failOn: "error" })
    .rotate()
    .resize(width, height)
    .toFormat(toFormat, { quality, ...(toFormat === "avif" && AVIF) })
    .toBuffer();
}

/** `source` is everything that affects the picture, such as its content and the encoder's options. */
export async function cachedPicture(
  folder: string,
  source: readonly unknown[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  // Include the versions of sharp and its libraries, because another version might create a different file.
  const file = path.join(folder, hash(JSON.stringify([...source, sharp.versions])));
  if (existsSync(file)) {
    const now = new Date();
    utimesSync(file, now, now);
    return readFileSync(file);
  }
  const made = await make();
  write(file, made);
  return made;
}

export function limitPictures(folder: string, bytes: number): void {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, stats: statSync(file) }))
    .sort((a, b) => b.stats.mtimeMs - a.stats.mtimeMs);
  let total = 0;
  for (const { file, stats } of files) {
    total += stats.size;
    if (total > bytes) rmSync(file);
  }
}

const hash = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");

function write(file: string, content: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}
