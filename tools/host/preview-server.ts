import { readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { REVALIDATE } from "../../src/host/security-headers";
import { close, listen, urlOf } from "../shared/ports";
import { requireBuiltSite } from "./built-site";
import { loadRules } from "./rules";

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const compression: (options: { level: object }) => Handler = require("http-compression");

/** CDNs use these levels on the fly: they are fast and compress almost as well as the highest ones. */
const LEVEL = { brotli: 6, gzip: 6 };

/** The host applies these files and doesn't serve them. */
const RULE_FILES = /^\/+_(?:headers|redirects)$/i;

/** Serves a built site as the host does, but without `_redirects`. Picks up new builds without a restart. */
export async function startPreview({ port, dir }: { port: number; dir: string }) {
  requireBuiltSite(dir);
  let rules = await loadRules(dir);
  let rulesFrom = versionOfRules(dir);
  for (const { path } of rules.redirects) console.warn(`The preview doesn't redirect ${path}.`);

  const sendFile = sirv(dir, { dev: true, etag: true });
  const compress = compression({ level: LEVEL });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (versionOfRules(dir) !== rulesFrom) {
      rules = await loadRules(dir);
      rulesFrom = versionOfRules(dir);
    }
    response.setHeader("Cache-Control", REVALIDATE);
    // Header rules are matched against the encoded path.
    const [pathname = ""] = (request.url ?? "").split("?");
    for (const { forRegExp, values } of rules.headers) {
      if (!forRegExp.test(pathname)) continue;
      for (const [name, value] of Object.entries(values)) response.setHeader(name, value);
    }
    // Like the host, find the page whether or not slashes follow its path.
    request.url = pathname.replace(/(?:\/|%2F)+$/i, "") || "/";
    if (RULE_FILES.test(request.url)) return sendNotFound(response);
    compress(request, response, () => sendFile(request, response, () => sendNotFound(response)));
  }

  function sendNotFound(response: ServerResponse): void {
    // A folder's caching rule must not apply to the 404 page.
    response.setHeader("Cache-Control", REVALIDATE);
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
    response.end(readFileSync(join(dir, "404.html")));
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: Error) => {
      console.error(`The preview server failed on ${request.url}: ${error.message}`);
      response.destroy();
    });
  });
  const url = urlOf(await listen(server, "preview", port));
  return { url, close: () => close(server) };
}

function versionOfRules(dir: string): string {
  const files = ["_headers", "_redirects"].map((name) => join(dir, name));
  return files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? "none").join();
}
