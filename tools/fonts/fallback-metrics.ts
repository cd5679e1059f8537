import type { FontFacts } from "./sfnt";

/**
 * Share of each character in English text, in per mille, with the space that follows every word
 * (letter shares after Lewand, "Cryptological Mathematics"; a word has 4.7 letters on average).
 */
const SHARES: Readonly<Record<string, number>> = {
  " ": 175,
  ...{ e: 105, t: 75, a: 67, o: 62, i: 57, n: 56, s: 52, h: 50, r: 49, d: 35, l: 33, c: 23 },
  ...{ u: 23, m: 20, w: 19, f: 18, g: 17, y: 16, p: 16, b: 12, v: 8, k: 6, j: 1, x: 1, q: 1, z: 1 },
};

/** Advance widths of Arial (and Liberation Sans, made to match it), in thousandths of an em. */
const ARIAL: Readonly<Record<string, number>> = {
  ...{ " ": 278, a: 556, b: 556, c: 500, d: 556, e: 556, f: 278, g: 556, h: 556, i: 222 },
  ...{ j: 222, k: 500, l: 222, m: 833, n: 556, o: 556, p: 556, q: 556, r: 333, s: 500 },
  ...{ t: 278, u: 556, v: 500, w: 722, x: 500, y: 500, z: 500 },
};

const ARIAL_BOLD: Readonly<Record<string, number>> = {
  ...{ " ": 278, a: 556, b: 611, c: 556, d: 611, e: 556, f: 333, g: 611, h: 611, i: 278 },
  ...{ j: 278, k: 556, l: 278, m: 889, n: 611, o: 611, p: 611, q: 611, r: 389, s: 556 },
  ...{ t: 333, u: 611, v: 556, w: 778, x: 556, y: 556, z: 500 },
};

/** Values of the `@font-face` descriptors of the same name, as fractions (1 is 100%). */
export interface FallbackMetrics {
  sizeAdjust: number;
  ascentOverride: number;
  descentOverride: number;
  lineGapOverride: number;
}

/** Mean width of a character of English text, in em. */
function meanWidth(widthInEm: (character: string) => number): number {
  let width = 0;
  let total = 0;
  for (const [character, share] of Object.entries(SHARES)) {
    width += widthInEm(character) * share;
    total += share;
  }
  return width / total;
}

/**
 * The descriptors that make Arial (regular or bold) take the room of `font`: as wide on average,
 * and with the same height of a line. The overrides are fractions of the adjusted size.
 */
export function fallbackMetrics(font: FontFacts, fallback: "regular" | "bold"): FallbackMetrics {
  const arial = fallback === "bold" ? ARIAL_BOLD : ARIAL;
  const own = meanWidth((character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    return font.advance(codePoint) / font.unitsPerEm;
  });
  const sizeAdjust = own / meanWidth((character) => (arial[character] ?? 0) / 1000);
  const share = (units: number) => units / font.unitsPerEm / sizeAdjust;
  return {
    sizeAdjust,
    ascentOverride: share(font.ascent),
    descentOverride: share(-font.descent),
    lineGapOverride: share(font.lineGap),
  };
}
