import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Font } from "fontkit";

/**
 * The site's two fonts, by their tokens' names in tokens.css: the packages that they come from, what their
 * files are called, and the files of the packages that hold further letters.
 */
export const FACES = {
  display: {
    family: "Funnel Display",
    from: "@fontsource-variable/funnel-display",
    file: "funnel-display",
    more: ["latin-ext"],
  },
  text: {
    family: "Geist",
    from: "@fontsource-variable/geist",
    file: "geist",
    more: ["latin-ext", "cyrillic", "cyrillic-ext", "vietnamese"],
  },
} as const;

export type Face = keyof typeof FACES;

/**
 * The file of a face's package that holds some letters, such as "latin".
 *
 * @throws Error without the package
 */
export function sourceOf(face: Face, letters: string): string {
  const { from, file } = FACES[face];
  return createRequire(__filename).resolve(`${from}/files/${file}-${letters}-wght-normal.woff2`);
}

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

const further = (face: Face) => FACES[face].more.map((letters) => sourceOf(face, letters));

/**
 * Emoji: those that are always some, and signs such as the heart and digits that become one by what stands
 * behind them or joins them to others.
 */
const EMOJI =
  /\p{Emoji_Presentation}|\p{Emoji}(?:\uFE0F\u20E3?|(?=[\u200D\p{Emoji_Modifier}]))|(?<=\u200D)\p{Emoji}/gu;

/**
 * Words as they can be drawn: accents as part of their letters, one kind of space that keeps words
 * together and of hyphen, and neither emoji, which no font in one colour has, nor signs that show
 * nothing, such as hints for line breaks.
 */
export function drawableWords(words: string): string {
  return words
    .normalize("NFC")
    .replace(/[^\S ]/g, "\u00A0")
    .replace(EMOJI, "")
    .replace(/[\p{Cc}\p{Cf}]|\uFE0F/gu, "")
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

/**
 * Reads a font file of any web format.
 *
 * @throws Error for a file that holds several fonts
 */
export function readFont(file: string): Font {
  // Only now: it takes a tenth of a second to load.
  const { create }: typeof import("fontkit") = require("fontkit");
  const font = create(readFileSync(file));
  if (!("characterSet" in font)) throw new Error(`${file} is a collection of fonts`);
  return font;
}
