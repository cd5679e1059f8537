import { extname } from "node:path";

/** What the host says of each kind of file that a build of this site can hold, by its ending. */
const CONTENT_TYPES: Record<string, string> = {
  ".html": "text/html; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".js": "text/javascript; charset=UTF-8",
  ".txt": "text/plain; charset=UTF-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
};

/** The content type of a file, by its ending. */
export function contentTypeOf(file: string): string {
  return CONTENT_TYPES[extname(file).toLowerCase()] ?? "application/octet-stream";
}

/** True for text, which travels compressed; pictures and fonts are compressed in themselves. */
export function isCompressible(file: string): boolean {
  return /^text\/|json|xml/.test(contentTypeOf(file));
}
