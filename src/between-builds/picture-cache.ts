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
import { replaceExport } from "../node/replace-export";

/** What may lie there, in bytes; the site's 96 files are 2 MB. */
export const PICTURE_CACHE_BYTES = 200e6;

/**
 * How many files of a picture are encoded at a time. The plugin starts all of them, and four run: that
 * takes 150 MB more, and keeps webpack, which is at work meanwhile, from reading its files.
 */
const FILES_AT_ONCE = 2;

/** A job of gatsby-plugin-sharp: the files to make of one picture. */
interface PictureJob {
  inputPaths: { path: string }[];
  outputDir: string;
  args: {
    /** While developing: made when the browser asks for it. */
    isLazy?: boolean;
    operations: { outputPath: string; args: object }[];
    pluginOptions: object;
  };
}

/** Does a job: all of its files are written once it resolves. */
type Encode = (job: PictureJob) => Promise<void>;

/**
 * Has each picture encoded once: what gatsby-plugin-sharp makes of it is kept by the picture's
 * content, the transformation, and the encoder's version and options, and copied from then on.
 * Encoding is 7 of the 28 s of a build from nothing; with this, 0.2 s. The plugin has no setting
 * for it.
 *
 * @param folder where the files are kept
 * @param options what the encoder is told beside what a job says
 * @throws Error if the plugin does its jobs in another way
 */
export function keepEncodedPictures(folder: string, options: object): void {
  const worker = require("gatsby-plugin-sharp/gatsby-worker");
  replaceExport<Encode>(worker, "IMAGE_PROCESSING", (encode) =>
    cached(encode, folder, JSON.stringify([encoderVersion(), options])),
  );
}

/**
 * A job's work with a cache: it makes only the files that the folder has not, a few at a time, and keeps
 * each as soon as it is there.
 *
 * A kept file's name holds the hash of its content, so one that a full disk or a killed process has
 * cut short is made again instead of shown.
 */
export function cached(encode: Encode, folder: string, version: string): Encode {
  return async (job) => {
    const { pluginOptions, isLazy } = job.args;
    if (isLazy) return encode(job);
    const picture = hash(readFileSync(job.inputPaths[0]?.path ?? ""));
    const missing: { key: string; operation: (typeof job.args.operations)[number] }[] = [];
    for (const operation of job.args.operations) {
      const key = hash(JSON.stringify([picture, operation.args, pluginOptions, version]));
      const content = read(folder, key);
      if (content === undefined) missing.push({ key, operation });
      else write(path.join(job.outputDir, operation.outputPath), content);
    }
    for (let start = 0; start < missing.length; start += FILES_AT_ONCE) {
      const files = missing.slice(start, start + FILES_AT_ONCE);
      const operations = files.map(({ operation }) => operation);
      await encode({ ...job, args: { ...job.args, operations } });
      for (const { key, operation } of files) {
        keep(folder, key, readFileSync(path.join(job.outputDir, operation.outputPath)));
      }
    }
  };
}

/**
 * A picture that has been drawn from the same before, by an earlier build or this one; drawn now and
 * kept where there is none.
 *
 * @param source all that decides about it: what is drawn, and the options of how
 */
export async function keptPicture(
  folder: string,
  source: readonly unknown[],
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  const key = hash(JSON.stringify([...source, encoderVersion()]));
  const kept = read(folder, key);
  if (kept) return kept;
  const drawn = await draw();
  keep(folder, key, drawn);
  return drawn;
}

/** Removes what has not been used for the longest, until the rest is at most so many bytes. */
export function limitPictures(folder: string, bytes: number): void {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder)
    .map((name) => ({ file: path.join(folder, name), ...statsOf(path.join(folder, name)) }))
    .sort((a, b) => b.used - a.used);
  let total = 0;
  for (const { file, size } of files) {
    total += size;
    if (total > bytes) rmSync(file);
  }
}

function statsOf(file: string): { size: number; used: number } {
  const { size, mtimeMs } = statSync(file);
  return { size, used: mtimeMs };
}

const hash = (data: string | Buffer) =>
  createHash("sha256").update(data).digest("hex").slice(0, 32);

/** What is kept under a key; undefined if nothing is, or what isn't what its name says. */
function read(folder: string, key: string): Buffer | undefined {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const name = names.find((candidate) => candidate.startsWith(`${key}-`));
  if (name === undefined) return undefined;
  const file = path.join(folder, name);
  const content = readFileSync(file);
  if (!name.endsWith(`-${hash(content)}`)) {
    rmSync(file);
    return undefined;
  }
  const now = new Date();
  utimesSync(file, now, now);
  return content;
}

/** Keeps a file under a key, and under the hash of what it holds. */
function keep(folder: string, key: string, content: Buffer): void {
  write(path.join(folder, `${key}-${hash(content)}`), content);
}

/** Writes a file whole or not at all. */
function write(file: string, content: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}

/** Another encoder makes other files of the same picture, and so does a plugin that asks it otherwise. */
function encoderVersion(): string {
  const sharp: { versions: Record<string, string> } = require("sharp");
  const plugin: { version: string } = require("gatsby-plugin-sharp/package.json");
  return JSON.stringify([sharp.versions, plugin.version]);
}
