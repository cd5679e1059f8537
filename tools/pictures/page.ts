import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { FACES, sourceOf } from "../../src/styles/drawing-fonts";

/** One picture: what it shows and how large its file is (`width` x `scale` pixels wide). */
export interface Picture {
  /** Name of the file under static/images/. */
  file: string;
  /** Size of the drawing in CSS pixels. */
  width: number;
  height: number;
  scale: number;
  css: string;
  body: string;
}

/** The size that all product and case-study pictures share: 1600 x 1200 pixels, 4 to 3. */
export const LANDSCAPE = { width: 640, height: 480, scale: 2.5 } as const;

const { resolve } = createRequire(__filename);
const tokens = readFileSync(join(__dirname, "../../src/styles/tokens.css"), "utf8");

const FONTS = [
  { family: FACES.display.family, file: sourceOf("display", "latin") },
  { family: FACES.text.family, file: sourceOf("text", "latin") },
  // Kept beside this script, since the site itself sends no monospaced face.
  { family: "Geist Mono", file: join(__dirname, "fonts/geist-mono.woff2") },
];

/** Inside the page as data, so that a drawing depends on no server and no installed font. */
const fontFaces = FONTS.map(({ family, file }) => {
  const data = readFileSync(file).toString("base64");
  return `@font-face { font-family: "${family}"; font-weight: 100 900;
    src: url("data:font/woff2;base64,${data}"); }`;
}).join("\n");

/** Every picture stands on ink, so that it looks right on a light page and on a dark one. */
const BASE = `
  :root { --mono: "Geist Mono"; color-scheme: light; }
  * { box-sizing: border-box; margin: 0; padding: 0; }
  body { background: var(--ink-7); color: var(--mist-1); overflow: hidden; position: relative;
    font: 400 24px/1.4 var(--font-text); -webkit-font-smoothing: antialiased; }
  svg { display: block; }
  b { font-weight: 600; }
  .mono { font-family: var(--mono); }
  .muted { color: var(--mist-2); }
  .faint { color: var(--mist-3); }
  .green { color: var(--green-4); }
  .red { color: var(--red-4); }
  .bar { display: flex; align-items: center; gap: 12px; border-bottom: 1px solid var(--ink-6); }
  .push { margin-left: auto; }
  .icon { width: 1.2em; height: 1.2em; flex: none; }
`;

/** A Lucide icon as inline SVG in the colour and size of the text around it. */
export function icon(name: string): string {
  const svg = readFileSync(resolve(`lucide-static/icons/${name}.svg`), "utf8");
  return svg
    .replace(/<!--.*?-->/s, "")
    .replace(/class="[^"]*"/, 'class="icon"')
    .replace(/\s(width|height)="24"/g, "");
}

/** The whole page that draws a picture. */
export function pageOf({ width, height, css, body }: Picture): string {
  return `<!doctype html><meta charset="utf-8"><style>${fontFaces}${tokens}${BASE}
    body { width: ${width}px; height: ${height}px; }${css}</style>${body}`;
}
