import type { FontFacts } from "./sfnt";

/** Values of the `@font-face` descriptors of the same name, as fractions (1 is 100%). */
export interface FallbackMetrics {
  sizeAdjust: number;
  ascentOverride: number;
  descentOverride: number;
  lineGapOverride: number;
}

/**
 * The descriptors that make a local font take the room of a web font: as wide on average, and with
 * the same height of a line. The overrides are fractions of the adjusted size.
 *
 * @param widths the same text in both fonts, in em
 */
export function fallbackMetrics(
  font: Pick<FontFacts, "unitsPerEm" | "ascent" | "descent" | "lineGap">,
  widths: { web: number; local: number },
): FallbackMetrics {
  const sizeAdjust = widths.web / widths.local;
  const share = (units: number) => units / font.unitsPerEm / sizeAdjust;
  return {
    sizeAdjust,
    ascentOverride: share(font.ascent),
    descentOverride: share(-font.descent),
    lineGapOverride: share(font.lineGap),
  };
}
