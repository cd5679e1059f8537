import { extname } from "node:path";

const UTF8 = "; charset=UTF-8";

/** What the host says of each kind of file that a build of this site can hold, by its ending. */
export const CONTENT_TYPES: Record<string, string> = {
  ".html": `text/html${UTF8}`,
  ".css": `text/css${UTF8}`,
  ".js": `text/javascript${UTF8}`,
  ".mjs": `text/javascript${UTF8}`,
  ".txt": `text/plain${UTF8}`,
  ".json": "application/json",
  ".map": "application/json",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
};

/** The content type of a file, by its ending. */
export function contentTypeOf(file: string): string {
  return CONTENT_TYPES[extname(file).toLowerCase()] ?? "application/octet-stream";
}

/** True for text, which travels compressed; pictures and fonts are compressed in themselves. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|json|xml/.test(contentType);
}
