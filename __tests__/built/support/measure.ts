import { statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { type HostRules, headersFor } from "./host-rules";
import { htmlOf, PUBLIC, read } from "./site";

export interface Weight {
  /** With the status line and headers. Should fit into the initial congestion window of a new connection. */
  firstResponse: number;
  markup: number;
  css: number;
  script: number;
  fonts: number;
  requests: number;
}

/** CDNs use this level on the fly: it is fast and compresses almost as well as the highest one. */
const BROTLI_LEVEL = 6;

/** Pictures and fonts are already compressed. */
const COMPRESSIBLE = /\.(?:html|js|css|json|txt|xml|svg)$/;

const ICON = "/favicon.svg";

/** The screen width of a common phone, in device pixels. */
const PHONE = 412 * 1.75;

const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Matches scripts, which aren't words, and the words between tags and in attributes and structured data. */
const WORDS =
  /<script(?! type="application\/ld)[^>]*>[\s\S]*?<\/script>|(?<=>)[^<]+|(?<= (?:alt|aria-label|content|title)=")[^"]+/g;

const HOST_HEADERS = {
  "Content-Encoding": "br",
  "Content-Length": "12345",
  "Content-Type": "text/html; charset=utf-8",
  Date: "Sun, 01 Jan 2040 00:00:00 GMT",
  Etag: '"0123456789abcdef0123456789abcdef-df"',
  Server: "Netlify",
  Vary: "Accept-Encoding",
};

/** Returns the size of a page's status line and headers in HTTP/1.1. Later HTTP versions need fewer bytes. */
function headBytes(rules: HostRules, path: string): number {
  const headers = Object.entries({ ...HOST_HEADERS, ...headersFor(rules, path) });
  const lines = ["HTTP/1.1 200 OK", ...headers.map(([name, value]) => `${name}: ${value}`), "", ""];
  return Buffer.byteLength(lines.join("\r\n"));
}

export function measure(path: string, rules: HostRules): Weight {
  const document = htmlOf(path);
  const css = Array.from(document.matchAll(STYLES), ([, text]) => text).join("");
  const drawn = Array.from(css.matchAll(/url\(([^)]+)\)/g), ([, url = ""]) => url);
  const fonts = unique(drawn.filter((url) => url.endsWith(".woff2")));
  const images = unique(drawn.filter((url) => !url.endsWith(".woff2")));
  const data = `/page-data${path === "/" ? "/index" : path}/page-data.json`;
  const withoutWords = document.replace(WORDS, (part) => (part.startsWith("<script") ? part : ""));
  return {
    firstResponse: headBytes(rules, path) + compressed(document),
    markup: compressed(withoutWords.replace(STYLES, "")),
    css: compressed(css),
    script: sum(scriptsOf(document, data).map(sent)),
    fonts: sum(fonts.map(sent)),
    requests: [document, ...fonts, ...images, ...firstPicture(document), ICON].length,
  };
}

/** The page's own scripts, and those that the runtime loads for its template. */
function scriptsOf(document: string, data: string): string[] {
  const { componentChunkName } = JSON.parse(read(data));
  const { assets } = JSON.parse(read("/webpack.stats.json")).namedChunkGroups[componentChunkName];
  const template = assets.map(({ name }: { name: string }) => `/${name}`);
  return unique([
    ...namedScripts(document),
    ...template.filter((name: string) => name.endsWith(".js")),
  ]);
}

const namedScripts = (html: string) =>
  Array.from(html.matchAll(/<script[^>]* src="([^"]+)"/g), ([, url = ""]) => url);

/** The file that a phone loads if the picture fills the screen width. */
function firstPicture(document: string): string[] {
  const [, candidates = ""] = /<source type="image\/avif" srcSet="([^"]+)"/.exec(document) ?? [];
  const files = Array.from(candidates.matchAll(/(\S+) (\d+)w/g), ([, file = "", width]) => ({
    file,
    width: Number(width),
  }));
  const fitting = files.find(({ width }) => width >= PHONE) ?? files.at(-1);
  return fitting ? [fitting.file] : [];
}

function sent(url: string): number {
  return COMPRESSIBLE.test(url) ? compressed(read(url)) : statSync(join(PUBLIC, url)).size;
}

function compressed(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL };
  return brotliCompressSync(text, { params }).length;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const unique = <Item>(items: readonly Item[]) => [...new Set(items)];
