import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Font } from "fontkit";

/**
 * The site's two fonts, by the names of their tokens in tokens.css: the package, the name of its files, and
 * the package's files with further characters.
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
 * Returns the path of a package's font file for a character set, such as "latin".
 *
 * @throws Error if the package isn't installed
 */
export function sourceOf(face: Face, letters: string): string {
  const { from, file } = FACES[face];
  return createRequire(__filename).resolve(`${from}/files/${file}-${letters}-wght-normal.woff2`);
}

/**
 * Returns the files to draw text with, in order of preference: the face's file, which visitors load and which
 * has Western European characters, then fallbacks for missing characters.
 *
 * @throws Error if the fonts' packages aren't installed
 */
export function fontFilesOf(face: Face): string[] {
  const other = face === "display" ? "text" : "display";
  return [own(face), ...further(face), own(other), ...further(other)];
}

const own = (face: Face) => path.resolve("src", "styles", "fonts", `${FACES[face].file}.woff2`);

const further = (face: Face) => FACES[face].more.map((letters) => sourceOf(face, letters));

/**
 * Matches emoji: characters that always are one, and characters such as the heart and digits that become one
 * with a modifier or a joiner.
 */
const EMOJI =
  /\p{Emoji_Presentation}|\p{Emoji}(?:\uFE0F\u20E3?|(?=[\u200D\p{Emoji_Modifier}]))|(?<=\u200D)\p{Emoji}/gu;

/**
 * Normalizes text for drawing: composes accents, unifies non-breaking spaces and hyphens, and removes
 * emoji, which single-color fonts lack, and invisible characters, such as soft hyphens.
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

let characters: Set<number> | undefined;

/** Returns the first character that none of the site's fonts can draw. */
export function firstUndrawable(words: string): string | undefined {
  // Every Western European font has these, so most text needs no font file.
  const rest = drawableWords(words).replace(/[\u0020-\u007E\u00A0-\u00FF]/g, "");
  if (rest === "") return undefined;
  characters ??= new Set(fontFilesOf("text").flatMap((file) => readFont(file).characterSet));
  return [...rest].find((character) => !characters?.has(character.codePointAt(0) ?? 0));
}

/**
 * Reads a font file of any web format.
 *
 * @throws Error if the file is a collection of fonts
 */
export function readFont(file: string): Font {
  // Loaded on demand: fontkit is slow to load.
  const { create }: typeof import("fontkit") = require("fontkit");
  const font = create(readFileSync(file));
  if (!("characterSet" in font))
    throw new Error(`${file} is a font collection; use a file with a single font`);
  return font;
}
