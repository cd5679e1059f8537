/** @jest-environment node */
import { fallbackMetrics, SAMPLE, widthInArial } from "../../../tools/fonts/fallback-metrics";

const FONT = { unitsPerEm: 1000, ascent: 900, descent: -300, lineGap: 0 };

test("a text is as wide in Arial as its letters together", () => {
  expect(widthInArial("if we", "regular")).toBeCloseTo(0.222 + 0.278 + 0.278 + 0.722 + 0.556, 10);
  expect(widthInArial("if we", "bold")).toBeCloseTo(0.278 + 0.333 + 0.278 + 0.778 + 0.556, 10);
});

test("a character whose width is not listed is refused", () => {
  expect(() => widthInArial("It", "regular")).toThrow('The width of "I" in Arial is not listed.');
});

test("a font as wide as Arial needs no change of size", () => {
  const { sizeAdjust } = fallbackMetrics(FONT, widthInArial(SAMPLE, "bold"), "bold");
  expect(sizeAdjust).toBe(1);
});

test("a font half as wide again makes the stand-in half as large again", () => {
  const { sizeAdjust } = fallbackMetrics(FONT, 1.5 * widthInArial(SAMPLE, "regular"), "regular");
  expect(sizeAdjust).toBe(1.5);
});

test("the height of a line is that of the web font, whatever the size", () => {
  const { sizeAdjust, ...metrics } = fallbackMetrics(FONT, 123, "bold");
  expect(metrics.ascentOverride * sizeAdjust).toBeCloseTo(0.9, 10);
  expect(metrics.descentOverride * sizeAdjust).toBeCloseTo(0.3, 10);
  expect(metrics.lineGapOverride).toBe(0);
});
