import { fallbackMetrics } from "../../../tools/fonts/fallback-metrics";

const FONT = { unitsPerEm: 1000, ascent: 900, descent: -300, lineGap: 0 };

test("a web font as wide as the local one needs no change of size", () => {
  expect(fallbackMetrics(FONT, { web: 123, local: 123 }).sizeAdjust).toBe(1);
});

test("a web font half as wide again makes the stand-in half as large again", () => {
  expect(fallbackMetrics(FONT, { web: 150, local: 100 }).sizeAdjust).toBe(1.5);
});

test("the height of a line is that of the web font, whatever the size", () => {
  const { sizeAdjust, ...metrics } = fallbackMetrics(FONT, { web: 123, local: 100 });
  expect(metrics.ascentOverride * sizeAdjust).toBeCloseTo(0.9, 10);
  expect(metrics.descentOverride * sizeAdjust).toBeCloseTo(0.3, 10);
  expect(metrics.lineGapOverride).toBe(0);
});
