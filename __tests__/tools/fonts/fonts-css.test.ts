import { fallbackMetrics } from "../../../tools/fonts/fonts-css";

test("a fallback font has the web font's line height, even if its size is adjusted", () => {
  const font = { unitsPerEm: 1000, ascent: 900, descent: -300, lineGap: 50 };
  expect(fallbackMetrics(font, 1.25)).toEqual({
    sizeAdjust: 1.25,
    ascentOverride: 0.72,
    descentOverride: 0.24,
    lineGapOverride: 0.04,
  });
});
