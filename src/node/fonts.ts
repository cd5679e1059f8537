import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Font } from "fontkit";

/** The fonts by token name in tokens.css. `more` has the character sets to load in addition to basic Latin. */
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

/** Throws if the package isn't installed. */
export function sourceOf(face: Face, letters: string): string {
  const { from, file } = FACES[face];
  return createRequire(__filename).resolve(`${from}/files/${file}-${letters}-wght-normal.woff2`);
}

/** Returns the files in order of preference. The first file is the website's, with the Western European characters. */
export function fontFilesOf(face: Face): string[] {
  const other = face === "display" ? "text" : "display";
  return [own(face), ...further(face), own(other), ...further(other)];
}

const own = (face: Face) => path.resolve("src", "styles", "fonts", `${FACES[face].file}.woff2`);

const further = (face: Face) => FACES[face].more.map((letters) => sourceOf(face, letters));

/** Hearts and digits, for example, are emoji only with a modifier or joiner. */
const EMOJI =
  /\p{Emoji_Presentation}|\p{Emoji}(?:\uFE0F\u20E3?|(?=[\u200D\p{Emoji_Modifier}]))|(?<=\u200D)\p{Emoji}/gu;

/** Composes accents, and removes emoji and invisible characters, which single-color fonts don't have. */
export function drawableText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[^\S ]/g, "\u00A0")
    .replace(EMOJI, "")
    .replace(/[\p{Cc}\p{Cf}]|\uFE0F/gu, "")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/ +/g, " ")
    .trim();
}

let characters: Set<number> | undefined;

export function firstUndrawable(text: string): string | undefined {
  // The site's fonts contain all Western European characters, so most text can be checked without loading a
  // font file.
  const rest = drawableText(text).replace(/[\u0020-\u007E\u00A0-\u00FF]/g, "");
  if (rest === "") return undefined;
  characters ??= new Set(fontFilesOf("text").flatMap((file) => readFont(file).characterSet));
  return [...rest].find((character) => !characters?.has(character.codePointAt(0) ?? 0));
}

export function readFont(file: string): Font {
  // Load fontkit on demand, because it loads slowly.
  const { create }: typeof import("fontkit") = require("fontkit");
  const font = create(readFileSync(file));
  if (!("characterSet" in font))
    throw new Error(`${file} is a font collection; use a file with a single font`);
  return font;
}
