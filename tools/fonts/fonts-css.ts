import type { Font } from "fontkit";
import { percent } from "../../src/numbers/percent";

interface Weights {
  min: number;
  max: number;
}

/** Values of the `@font-face` descriptors of the same name, as fractions (1 is 100%). */
interface FallbackMetrics {
  sizeAdjust: number;
  ascentOverride: number;
  descentOverride: number;
  lineGapOverride: number;
}

/** A web font and its fallbacks, which are local fonts for use until it loads. */
export interface FaceToWrite {
  family: string;
  /** The file name without extension. */
  file: string;
  weights: Weights;
  fallbacks: { weights: Weights; arial: keyof typeof LOCAL_FONTS; metrics: FallbackMetrics }[];
}

/**
 * Returns the descriptors that give a local font the average width and the line height of a web font. The
 * overrides are fractions of the adjusted size.
 *
 * @param sizeAdjust the width of a text in the web font divided by its width in the local font
 */
export function fallbackMetrics(
  font: Pick<Font, "unitsPerEm" | "ascent" | "descent" | "lineGap">,
  sizeAdjust: number,
): FallbackMetrics {
  const share = (units: number) => units / font.unitsPerEm / sizeAdjust;
  return {
    sizeAdjust,
    ascentOverride: share(font.ascent),
    descentOverride: share(-font.descent),
    lineGapOverride: share(font.lineGap),
  };
}

/**
 * Arial and its equivalents on Linux and Android. Linux's is first, because each lookup on Linux blocks layout
 * while the browser asks another process. On Apple's systems, some browsers need the PostScript name.
 */
const LOCAL_FONTS = {
  regular: ["Liberation Sans", "Arial", "ArialMT", "Roboto"],
  bold: ["Liberation Sans Bold", "Arial Bold", "Arial-BoldMT", "Roboto Bold"],
};

/** Returns the `src` of a fallback font: Arial or a system's equivalent. */
export function localSources(arial: keyof typeof LOCAL_FONTS): string {
  return LOCAL_FONTS[arial].map((name) => `local("${name}")`).join(", ");
}

/** No `unicode-range`: every page needs the file anyway, and missing characters use the next font. */
const webFont = ({ family, file, weights }: FaceToWrite) => `@font-face {
  font-family: "${family}";
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
  src: url("./fonts/${file}.woff2");
}
`;

const fallbackFont = (
  family: string,
  { weights, arial, metrics }: FaceToWrite["fallbacks"][number],
) => `@font-face {
  font-family: "${family} Fallback";
  font-weight: ${weights.min} ${weights.max};
  src: ${localSources(arial)};
  size-adjust: ${percent(metrics.sizeAdjust)};
  ascent-override: ${percent(metrics.ascentOverride)};
  descent-override: ${percent(metrics.descentOverride)};
  line-gap-override: ${percent(metrics.lineGapOverride)};
}
`;

/** Returns the contents of src/styles/fonts.css. */
export function fontsCss(faces: FaceToWrite[]): string {
  return [
    `/*
 * Written by tools/fonts/build-fonts.ts: change it there.
 * The "Fallback" families are local fonts stretched to the size of the web font, so that no line
 * breaks elsewhere and nothing moves when the web font arrives.
 */
`,
    ...faces.flatMap((face) => [
      webFont(face),
      ...face.fallbacks.map((fallback) => fallbackFont(face.family, fallback)),
    ]),
  ].join("\n");
}
