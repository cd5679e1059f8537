import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

interface Entry {
  version: string;
  bytes: Promise<Buffer>;
}

/** A level that a content network uses on the fly: close to the best size, without its wait. */
export const BROTLI_LEVEL = 6;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The best encoding that an Accept-Encoding header allows: Brotli, then gzip. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? "")
    .toLowerCase()
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, quality]) => quality === undefined || !/^q=0(\.0*)?$/.test(quality))
    .map(([name]) => name);
  if (accepted.includes("br")) return "br";
  return accepted.includes("gzip") ? "gzip" : "identity";
}

/** Files in the encoding asked for, compressed once and kept until the file changes. */
export class CompressedFiles {
  readonly #entries = new Map<string, Entry>();

  /** The file's bytes and an entity tag of its own for each encoding. */
  async read(file: string, encoding: Encoding): Promise<{ bytes: Buffer; etag: string }> {
    const { mtimeMs, size } = await stat(file);
    const version = `${size}-${Math.round(mtimeMs)}`;
    const key = `${encoding} ${file}`;
    let entry = this.#entries.get(key);
    if (entry?.version !== version) {
      entry = { version, bytes: compress(file, encoding) };
      this.#entries.set(key, entry);
    }
    return { bytes: await entry.bytes, etag: `W/"${version}-${encoding}"` };
  }
}

async function compress(file: string, encoding: Encoding): Promise<Buffer> {
  const bytes = await readFile(file);
  if (encoding === "identity") return bytes;
  if (encoding === "gzip") return deflate(bytes);
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
