import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { lookup, mimes } from "mrmime";
import { REVALIDATE } from "../../src/host/security-headers";
import { close, listen, urlOf } from "../shared/ports";
import { requireBuiltSite } from "./built-site";
import { loadRules } from "./rules";

// mrmime doesn't include a content type for .ico files.
mimes.ico = "image/x-icon";

/** CDNs use this level on the fly: it is fast and compresses almost as well as the highest one. */
export const BROTLI_LEVEL = 6;

const PLAIN = { "Content-Type": "text/plain; charset=utf-8" };

/** Serves a built site as the host does, but without `_redirects`. Picks up new builds without a restart. */
export async function startPreview({ port, dir }: { port: number; dir: string }) {
  requireBuiltSite(dir);
  let rules = await loadRules(dir);
  let rulesFrom = versionOfRules(dir);
  for (const { path } of rules.redirects) console.warn(`The preview doesn't redirect ${path}.`);

  const server = createServer((request, response) => {
    serve(request, response).catch((error: Error) => {
      console.error(`The preview server failed on ${request.url}: ${error.message}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, PLAIN).end("The preview server failed; see its log.\n");
    });
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response
        .writeHead(405, { ...PLAIN, Allow: "GET, HEAD" })
        .end("Only GET and HEAD are allowed.\n");
      return;
    }
    const [pathname = ""] = (request.url ?? "").split("?");
    const path = decode(pathname);
    if (path === undefined) {
      response.writeHead(400, PLAIN).end("This URL is malformed.\n");
      return;
    }
    if (versionOfRules(dir) !== rulesFrom) {
      rules = await loadRules(dir);
      rulesFrom = versionOfRules(dir);
    }
    response.setHeader("Cache-Control", REVALIDATE);
    // Header rules are matched against the encoded path. Only file lookups use the decoded path.
    for (const { forRegExp, values } of rules.headers) {
      if (!forRegExp.test(pathname)) continue;
      for (const [name, value] of Object.entries(values)) response.setHeader(name, value);
    }

    const file = findFile(dir, path);
    if (file !== undefined) return send(request, response, file, 200);
    // A folder's caching rule must not apply to the 404 page.
    response.setHeader("Cache-Control", REVALIDATE);
    return send(request, response, join(dir, "404.html"), 404);
  }

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    status: number,
  ) {
    const encoding = isCompressible(file) ? encodingFor(request) : undefined;
    const { bytes, etag } = await read(file, encoding);
    if (isCompressible(file)) response.setHeader("Vary", "Accept-Encoding");
    if (encoding !== undefined) response.setHeader("Content-Encoding", encoding);
    if (status === 200) {
      response.setHeader("ETag", etag);
      if (request.headers["if-none-match"] === etag) {
        response.writeHead(304).end();
        return;
      }
    }
    response.writeHead(status, {
      "Content-Type": contentTypeOf(file),
      "Content-Length": bytes.length,
    });
    response.end(request.method === "HEAD" ? undefined : bytes);
  }

  const url = urlOf(await listen(server, "preview", port));
  return { url, close: () => close(server) };
}

function contentTypeOf(file: string): string {
  const type = lookup(file) ?? "application/octet-stream";
  return type.startsWith("text/") ? `${type}; charset=UTF-8` : type;
}

/** Pictures and fonts are already compressed. */
export const isCompressible = (file: string) => /^text\/|json|xml/.test(contentTypeOf(file));

function encodingFor({ headers }: IncomingMessage): string | undefined {
  const accepted = String(headers["accept-encoding"]);
  return ["br", "gzip"].find((name) => accepted.split(/[\s,;]+/).includes(name));
}

function decode(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return path.startsWith("/") && !path.includes("\0") ? path : undefined;
  } catch {
    return undefined;
  }
}

/** `<path>`, unless it ends with a slash, `<path>.html` or `<path>/index.html`. */
function findFile(dir: string, path: string): string | undefined {
  // The host serves neither its rule files nor hidden files. The regular expression also rejects `..`. File
  // systems ignore repeated slashes, and some also the case and dots at the end.
  if (/^[/\\]+_(headers|redirects)[. ]*$|[/\\]\.(?!well-known\/)/i.test(path)) return undefined;
  const page = path.replace(/\/+$/, "");
  const names = [`${page}.html`, `${page}/index.html`];
  return (path.endsWith("/") ? names : [page, ...names])
    .map((name) => join(dir, name))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** The compressed files by path and ETag, because a later build may change a file. */
const cache = new Map<string, Promise<Buffer>>();

async function read(file: string, encoding = "identity") {
  const { mtimeMs, size } = statSync(file);
  const etag = `W/"${size}-${Math.round(mtimeMs)}-${encoding}"`;
  const bytes = cache.get(file + etag) ?? readFile(file).then((all) => compress(all, encoding));
  cache.set(file + etag, bytes);
  return { etag, bytes: await bytes };
}

function compress(bytes: Buffer, encoding: string): Buffer | Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(bytes);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL };
  return encoding === "br" ? promisify(brotliCompress)(bytes, { params }) : bytes;
}

function versionOfRules(dir: string): string {
  const files = ["_headers", "_redirects"].map((name) => join(dir, name));
  return files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? "none").join();
}
