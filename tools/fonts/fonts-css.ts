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

/** A web font and the local fonts that stand in for it until it arrives. */
export interface FaceToWrite {
  family: string;
  /** The name of its file without the ending. */
  file: string;
  weights: Weights;
  fallbacks: { weights: Weights; arial: keyof typeof LOCAL_FONTS; metrics: FallbackMetrics }[];
}

/**
 * The descriptors that make a local font take the room of a web font: as wide on average, and with the same
 * height of a line. The overrides are fractions of the adjusted size.
 *
 * @param sizeAdjust how wide a text is in the web font, in widths in the local font
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
 * Arial, or what stands in its place on Linux and Android; every page carries these names. Linux's
 * comes first, where the browser asks another process for each name while it lays out the page.
 * Apple's systems have Arial, under its PostScript name for some browsers.
 */
const LOCAL_FONTS = {
  regular: ["Liberation Sans", "Arial", "ArialMT", "Roboto"],
  bold: ["Liberation Sans Bold", "Arial Bold", "Arial-BoldMT", "Roboto Bold"],
};

/** The `src` of a stand-in: Arial, or what a system has in its place. */
export function localSources(arial: keyof typeof LOCAL_FONTS): string {
  return LOCAL_FONTS[arial].map((name) => `local("${name}")`).join(", ");
}

/** Without a `unicode-range`: a page needs the file in any case, and what it lacks comes from the next font. */
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

/** The text of src/styles/fonts.css. */
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
