import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Font } from "fontkit";

/** The site's two fonts, as tokens.css has them. */
export type Face = "display" | "text";

/** The packages that the site's fonts come from, and the files of theirs that hold further letters. */
const FACES = {
  display: { file: "funnel-display", more: ["latin-ext"] },
  text: { file: "geist", more: ["latin-ext", "cyrillic", "cyrillic-ext", "vietnamese"] },
} as const;

/**
 * The files to draw words with, the first that has a letter before the others: the face's own, which
 * visitors load and which holds Western European letters, then what stands in for the letters it lacks.
 *
 * @throws Error without the packages of the fonts
 */
export function fontFilesOf(face: Face): string[] {
  const other = face === "display" ? "text" : "display";
  return [own(face), ...further(face), own(other), ...further(other)];
}

const own = (face: Face) => path.resolve("src", "styles", "fonts", `${FACES[face].file}.woff2`);

function further(face: Face): string[] {
  const { file, more } = FACES[face];
  const { resolve } = createRequire(__filename);
  return more.map((part) =>
    resolve(`@fontsource-variable/${file}/files/${file}-${part}-wght-normal.woff2`),
  );
}

/**
 * Words as they can be drawn: accents as part of their letters, one kind of space that keeps words
 * together and of hyphen, and neither emoji, which no font in one colour has, nor signs that show
 * nothing, such as hints for line breaks.
 */
export function drawableWords(words: string): string {
  return words
    .normalize("NFC")
    .replace(/[^\S ]/g, "\u00A0")
    .replace(/[\p{Cc}\p{Cf}\p{Emoji_Presentation}]|\uFE0F/gu, "")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/ +/g, " ")
    .trim();
}

let letters: Set<number> | undefined;

/** The first sign of some words that none of the site's fonts can draw. */
export function firstUndrawable(words: string): string | undefined {
  // What every Western European font has, so that most words need no font to be read.
  const rest = drawableWords(words).replace(/[\u0020-\u007E\u00A0-\u00FF]/g, "");
  if (rest === "") return undefined;
  letters ??= new Set(fontFilesOf("text").flatMap((file) => readFont(file).characterSet));
  return [...rest].find((sign) => !letters?.has(sign.codePointAt(0) ?? 0));
}

function readFont(file: string): Font {
  // Only now: it takes a tenth of a second to load.
  const { create }: typeof import("fontkit") = require("fontkit");
  const font = create(readFileSync(file));
  if (!("characterSet" in font)) throw new Error(`${file} is a collection of fonts`);
  return font;
}
