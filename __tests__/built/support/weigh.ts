import { statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { BROTLI_LEVEL } from "../../../tools/host/compression";
import { contentTypeOf, isCompressible } from "../../../tools/host/content-types";
import { htmlOf, PUBLIC, read } from "./site";

/** What a first visit to a page on a phone costs, in bytes as the host sends them. */
export interface Weight {
  html: number;
  css: number;
  script: number;
  fonts: number;
  /** What the page draws itself, and its first picture, were it as wide as the screen. */
  image: number;
  /** Before the page is idle and the runtime is fetched. */
  requests: number;
  /** All of it and the page's data, but for pictures, which come when the visitor nears them. */
  total: number;
}

/** The icon of the browser's tab. */
const ICON = "/favicon.svg";

/** The pixels across a common phone's screen. */
const PHONE = 412 * 1.75;

const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Weighs a page of the build. */
export function weigh(path: string): Weight {
  const document = htmlOf(path);
  const css = Array.from(document.matchAll(STYLES), ([, text]) => text).join("");
  const drawn = Array.from(css.matchAll(/url\(([^)]+)\)/g), ([, address = ""]) => address);
  const fonts = unique(drawn.filter((address) => address.endsWith(".woff2")));
  const images = unique(drawn.filter((address) => !address.endsWith(".woff2")));
  const picture = firstPicture(document);
  const data = `/page-data${path === "/" ? "/index" : path}/page-data.json`;
  const script = sum(scriptsOf(document, data).map(sent));
  return {
    html: compressed(document.replace(STYLES, "")),
    css: compressed(css),
    script,
    fonts: sum(fonts.map(sent)),
    image: sum([...images, ...picture].map(sent)),
    requests: [document, ...fonts, ...images, ...picture, ICON].length,
    total:
      compressed(document) +
      script +
      sum([...fonts, ...images, ICON, data, "/page-data/app-data.json"].map(sent)),
  };
}

/** The scripts that the page names, and those of its template, which the runtime fetches. */
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
  Array.from(html.matchAll(/<script[^>]* src="([^"]+)"/g), ([, address = ""]) => address);

/** The file that a phone takes for a page's first picture, were it as wide as the screen. */
function firstPicture(document: string): string[] {
  const [, candidates = ""] = /<source type="image\/avif" srcSet="([^"]+)"/.exec(document) ?? [];
  const files = Array.from(candidates.matchAll(/(\S+) (\d+)w/g), ([, file = "", width]) => ({
    file,
    width: Number(width),
  }));
  const fitting = files.find(({ width }) => width >= PHONE) ?? files.at(-1);
  return fitting ? [fitting.file] : [];
}

/** A file's bytes as the host sends them. */
function sent(address: string): number {
  return isCompressible(contentTypeOf(address))
    ? compressed(read(address))
    : statSync(join(PUBLIC, address)).size;
}

function compressed(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL };
  return brotliCompressSync(text, { params }).length;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const unique = <Item>(items: readonly Item[]) => [...new Set(items)];
