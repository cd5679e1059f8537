import { existsSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join, relative, sep } from "node:path";
import sirv from "sirv";
import { REVALIDATE } from "../../src/host/security-headers";
import { close, giveUp, plain } from "../shared/http";
import { addressOf, listen } from "../shared/ports";
import { requireBuiltSite } from "./built-site";
import { CompressedFiles, chooseEncoding } from "./compression";
import { contentTypeOf, isCompressible } from "./content-types";
import { findFile } from "./files";
import { headersFor, loadRules, redirectFor } from "./rules";

export interface Preview {
  /** Address without a trailing slash. */
  url: string;
  port: number;
  close(): Promise<void>;
}

export interface PreviewOptions {
  /** 0 lets the system choose. */
  port: number;
  /** The built site, usually `public`. */
  dir: string;
}

/**
 * Serves a built site as its host would: `_headers` and `_redirects`, clean paths, `404.html` with
 * status 404 for any other path, compressed text, entity tags and ranges.
 *
 * @throws Error when there is no built site, when a rule cannot be applied or the port is busy.
 */
export async function startPreview({ port, dir }: PreviewOptions): Promise<Preview> {
  requireBuiltSite(dir);
  let rules = await loadRules(dir);
  let rulesFrom = ruleFilesOf(dir);
  const texts = new CompressedFiles();
  // "dev" reads the folder at each request, so a build made meanwhile is served too.
  const serveStatic = sirv(dir, { dev: true, etag: true, dotfiles: true });

  const server = createServer((request, response) => {
    handle(request, response).catch((error: Error) => {
      console.error(`The preview could not answer ${request.url}: ${error.message}`);
      giveUp(response, "The preview could not answer; its log says why.");
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      return plain(response, 405, "Only GET and HEAD are allowed here.");
    }
    const target = readTarget(request.url ?? "");
    if (target === undefined) return plain(response, 400, "This address is malformed.");

    const ruleFiles = ruleFilesOf(dir);
    if (ruleFiles !== rulesFrom) {
      rules = await loadRules(dir);
      rulesFrom = ruleFiles;
    }
    // Rules compare the path as it was sent; only a file's name is decoded.
    response.setHeader("Cache-Control", REVALIDATE);
    for (const [name, value] of headersFor(rules, target.pathname)) response.setHeader(name, value);

    const file = await findFile(dir, target.decoded);
    const { host } = request.headers;
    const redirect = redirectFor(rules, { ...target, host, fileExists: file !== undefined });
    if (redirect === undefined) {
      return file === undefined
        ? sendNotFound(request, response)
        : sendFile(request, response, file);
    }
    if (redirect.status >= 300 && redirect.status < 400) {
      response.writeHead(redirect.status, { Location: redirect.to });
      response.end();
      return;
    }
    const rewritten = await findFile(dir, readTarget(redirect.to)?.decoded ?? "");
    if (rewritten === undefined) return sendNotFound(request, response);
    return redirect.status === 200
      ? sendFile(request, response, rewritten)
      : sendText(request, response, rewritten, redirect.status);
  }

  async function sendFile(request: IncomingMessage, response: ServerResponse, file: string) {
    const type = contentTypeOf(file);
    if (!isUsableRange(request.headers.range)) delete request.headers.range;
    if (isCompressible(type) && request.headers.range === undefined) {
      return sendText(request, response, file, 200);
    }
    response.setHeader("Content-Type", type);
    request.url = encodeURI(`/${relative(dir, file).split(sep).join("/")}`);
    serveStatic(request, response, () => plain(response, 404, "This file has just been removed."));
  }

  async function sendNotFound(request: IncomingMessage, response: ServerResponse) {
    // A rule that keeps the files of a folder for a year must not keep the lack of one.
    response.setHeader("Cache-Control", REVALIDATE);
    const page = join(dir, "404.html");
    if (!existsSync(page)) return plain(response, 404, "Not found.");
    return sendText(request, response, page, 404);
  }

  async function sendText(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    status: number,
  ) {
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const { bytes, etag } = await texts.read(file, encoding);
    response.setHeader("Vary", "Accept-Encoding");
    if (status === 200) {
      response.setHeader("ETag", etag);
      const known = (request.headers["if-none-match"] ?? "").split(/\s*,\s*/);
      if (known.includes(etag)) {
        response.writeHead(304);
        response.end();
        return;
      }
    }
    if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
    response.writeHead(status, {
      "Content-Type": contentTypeOf(file),
      "Content-Length": bytes.length,
    });
    response.end(bytes);
  }

  const actualPort = await listen(server, "preview", port);
  return {
    url: addressOf(actualPort),
    port: actualPort,
    close: () => close(server),
  };
}

/** Path and query of a request as sent, and the path decoded; undefined when malformed. */
function readTarget(url: string) {
  if (!url.startsWith("/")) return undefined;
  const queryStart = url.indexOf("?");
  const pathname = queryStart === -1 ? url : url.slice(0, queryStart);
  try {
    const decoded = decodeURIComponent(pathname);
    if (decoded.includes("\0")) return undefined;
    return { pathname, decoded, search: queryStart === -1 ? "" : url.slice(queryStart) };
  } catch {
    return undefined;
  }
}

/** One plain range; a server may answer any other with the whole file, and sirv cannot read it. */
function isUsableRange(range: string | undefined): boolean {
  const match = /^bytes=(\d+)-(\d*)$/.exec(range ?? "");
  if (match === null) return false;
  return match[2] === "" || Number(match[1]) <= Number(match[2]);
}

/** Changes when a later build has written the rules anew: its pages need its own policy. */
function ruleFilesOf(dir: string): string {
  const files = ["_headers", "_redirects"].map((name) => join(dir, name));
  return files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? "none").join();
}
