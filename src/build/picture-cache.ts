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
import { replaceExport } from "../node/replace-export";

/** What a cache of pictures may hold, in bytes; the site's are 2 MB. */
export const PICTURE_CACHE_BYTES = 200e6;

/** A job of gatsby-plugin-sharp: the files to make of one picture. */
export interface PictureJob {
  inputPaths: { path: string }[];
  outputDir: string;
  args: {
    /** While developing: made when the browser asks for it. */
    isLazy?: boolean;
    operations: { outputPath: string; args: Transformation }[];
  };
}

/** What a page's query asks of a picture, with the plugin's defaults. */
interface Transformation {
  width: number;
  height: number;
  toFormat: "avif" | "webp";
  quality: number;
}

/** Asked for in queries too, and not done here; no page of the site needs them. */
const UNSUPPORTED = ["grayscale", "duotone", "trim", "rotate"];

/**
 * How AVIF is encoded, for which gatsby-plugin-sharp has no setting. Measured with ssimulacra and
 * butteraugli on the site's pictures: in quality 52 these make files of the size and likeness that sharp's
 * own choice ("iq", effort 4) makes in 55, in 0.3 of the time: 15 instead of 55 s of a build.
 */
const AVIF = { effort: 3, tune: "ssim" } as const;

/** Does a job: all of its files are written once it resolves. */
type Encode = (job: PictureJob) => Promise<void>;

/**
 * Encodes pictures in place of gatsby-plugin-sharp, and each once: what was made of a picture is kept by
 * its content, the transformation and the encoder's version, and copied from then on. Encoding is half of a
 * build without that. The plugin has no setting for it, so this replaces the function that does its jobs.
 *
 * @param folder where the files are kept
 * @throws Error if the plugin does its jobs in another way
 */
export function keepEncodedPictures(folder: string): void {
  const worker = require("gatsby-plugin-sharp/gatsby-worker");
  replaceExport<Encode>(
    worker,
    "IMAGE_PROCESSING",
    (ofPlugin) => (job) => (job.args.isLazy ? ofPlugin(job) : encodeOnce(job, folder)),
  );
}

/** Does a job of the plugin's, with the files that are kept already. */
export async function encodeOnce(job: PictureJob, folder: string): Promise<void> {
  const picture = readFileSync(job.inputPaths[0]?.path ?? "");
  const content = hash(picture);
  await Promise.all(
    job.args.operations.map(async ({ outputPath, args }) => {
      const encoded = await keptPicture(folder, [content, args, AVIF], () => encode(picture, args));
      write(path.join(job.outputDir, outputPath), encoded);
    }),
  );
}

/** @throws Error for a picture that can't be read whole, and for what UNSUPPORTED names. */
function encode(picture: Buffer, args: Transformation): Promise<Buffer> {
  const { width, height, toFormat, quality } = args;
  for (const name of UNSUPPORTED) {
    if (name in args && args[name as keyof Transformation]) {
      throw new Error(`A query asks for "${name}", which build/picture-cache.ts doesn't do`);
    }
  }
  return sharp(picture, { failOn: "error" })
    .rotate()
    .resize(width, height)
    .toFormat(toFormat, { quality, ...(toFormat === "avif" && AVIF) })
    .toBuffer();
}

/**
 * A picture that an earlier build has made of the same source; made now and kept where there is none.
 *
 * @param source all that decides about it: what it is made of, and the options of how
 */
export async function keptPicture(
  folder: string,
  source: readonly unknown[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  // Another version of the encoder makes another file of the same source.
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

/** Removes what has not been used for the longest, until the rest is at most so many bytes. */
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

/** Writes a file whole or not at all. */
function write(file: string, content: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}
