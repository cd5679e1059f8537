/** @jest-environment node */
import { fallbackMetrics } from "../../../tools/fonts/fallback-metrics";
import type { FontFacts } from "../../../tools/fonts/sfnt";

/** A font in which every character is half an em wide. */
const FONT: FontFacts = {
  unitsPerEm: 1000,
  ascent: 900,
  descent: -300,
  lineGap: 0,
  features: new Set(),
  axes: new Map(),
  glyphs: new Map(),
  advance: () => 500,
};

test("the stand-in is scaled by the ratio of the mean widths of English text", () => {
  const { sizeAdjust } = fallbackMetrics(FONT, "regular");
  const wider = fallbackMetrics({ ...FONT, advance: () => 1000 }, "regular");
  expect(sizeAdjust).toBeCloseTo(1.128, 2);
  expect(wider.sizeAdjust).toBeCloseTo(sizeAdjust * 2, 10);
});

test("the height of a line is that of the web font, whatever the scale", () => {
  const { sizeAdjust, ...metrics } = fallbackMetrics(FONT, "bold");
  expect(metrics.ascentOverride * sizeAdjust).toBeCloseTo(0.9, 10);
  expect(metrics.descentOverride * sizeAdjust).toBeCloseTo(0.3, 10);
  expect(metrics.lineGapOverride).toBe(0);
});
