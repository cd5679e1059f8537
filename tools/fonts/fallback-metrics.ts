import type { FontFacts } from "./sfnt";

/** Plain English in small letters, so that every letter has about its usual share. */
export const SAMPLE =
  "every change to the code starts the whole suite and the tests run side by side so that a team " +
  "knows within minutes what it would have known in the morning a test that fails is run once " +
  "more before it counts and the deploy waits for the answer just as a careful person would the " +
  "rest of the work stays where it is in the same language with the same tools and in the same " +
  "repository because a quick question deserves a quick reply and nobody likes to be kept waiting";

/** Advance widths of Arial (and Liberation Sans, made to match it), in thousandths of an em. */
const ARIAL = {
  regular: {
    ...{ " ": 278, a: 556, b: 556, c: 500, d: 556, e: 556, f: 278, g: 556, h: 556, i: 222 },
    ...{ j: 222, k: 500, l: 222, m: 833, n: 556, o: 556, p: 556, q: 556, r: 333, s: 500 },
    ...{ t: 278, u: 556, v: 500, w: 722, x: 500, y: 500, z: 500 },
  },
  bold: {
    ...{ " ": 278, a: 556, b: 611, c: 556, d: 611, e: 556, f: 333, g: 611, h: 611, i: 278 },
    ...{ j: 278, k: 556, l: 278, m: 889, n: 611, o: 611, p: 611, q: 611, r: 389, s: 556 },
    ...{ t: 333, u: 611, v: 556, w: 778, x: 556, y: 556, z: 500 },
  },
} as const satisfies Record<string, Readonly<Record<string, number>>>;

/** Values of the `@font-face` descriptors of the same name, as fractions (1 is 100%). */
export interface FallbackMetrics {
  sizeAdjust: number;
  ascentOverride: number;
  descentOverride: number;
  lineGapOverride: number;
}

/** The width of `text` in Arial, in em; throws for a character that the sample doesn't use. */
export function widthInArial(text: string, style: keyof typeof ARIAL): number {
  const widths = new Map<string, number>(Object.entries(ARIAL[style]));
  return [...text].reduce((sum, character) => {
    const width = widths.get(character);
    if (width === undefined) throw new Error(`The width of "${character}" in Arial is not listed.`);
    return sum + width / 1000;
  }, 0);
}

/**
 * The descriptors that make Arial take the room of a web font whose sample text is `width` em wide:
 * as wide on average, and with the same height of a line. The overrides are fractions of the
 * adjusted size.
 */
export function fallbackMetrics(
  font: Pick<FontFacts, "unitsPerEm" | "ascent" | "descent" | "lineGap">,
  width: number,
  style: keyof typeof ARIAL,
): FallbackMetrics {
  const sizeAdjust = width / widthInArial(SAMPLE, style);
  const share = (units: number) => units / font.unitsPerEm / sizeAdjust;
  return {
    sizeAdjust,
    ascentOverride: share(font.ascent),
    descentOverride: share(-font.descent),
    lineGapOverride: share(font.lineGap),
  };
}
