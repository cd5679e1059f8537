import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readFont } from "../../src/node/fonts";
import { WEB_FONTS } from "../fonts/build-fonts";
import { fallbackMetrics, fontsCss } from "../fonts/fonts-css";

const styles = join(__dirname, "../../src/styles");

test("fonts.css is up to date, except for measured numbers and line breaks", () => {
  const plain = (css: string) => css.replace(/[\d.]+%/g, "1%").replace(/\s+/g, " ");
  const metrics = { sizeAdjust: 1, ascentOverride: 1, descentOverride: 1, lineGapOverride: 1 };
  const faces = WEB_FONTS.map((face) => ({
    ...face,
    fallbacks: face.fallbacks.map((fallback) => ({ ...fallback, metrics })),
  }));
  expect(plain(readFileSync(join(styles, "fonts.css"), "utf8"))).toBe(plain(fontsCss(faces)));
});

describe.each(WEB_FONTS)("$file.woff2", ({ file, weights }) => {
  const font = readFont(join(styles, "fonts", `${file}.woff2`));

  it("keeps its weights and kerning", () => {
    expect(font.variationAxes).toMatchObject({ wght: weights });
    expect(font.availableFeatures).toContain("kern");
  });

  it("has tabular figures, which prices use", () => {
    const widths = [..."0123456789"].map((figure) => font.layout(figure, ["tnum"]).advanceWidth);
    expect(new Set(widths).size).toBe(1);
  });

  it("has the letters, digits and punctuation that the site needs", () => {
    const needed = [..."AZaz09éüñ $€%.,:;–—‘’“”…•×÷−™\u00A0"];
    expect(needed.filter((one) => !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0))).toEqual([]);
  });

  it("has its license in the same folder", () => {
    const license = readFileSync(join(styles, "fonts", `${file}.LICENSE.txt`), "utf8");
    expect(license).toContain("SIL OPEN FONT LICENSE Version 1.1");
  });
});

test("a fallback font has the web font's line height, even if its size is adjusted", () => {
  const font = { unitsPerEm: 1000, ascent: 900, descent: -300, lineGap: 50 };
  expect(fallbackMetrics(font, 1.25)).toEqual({
    sizeAdjust: 1.25,
    ascentOverride: 0.72,
    descentOverride: 0.24,
    lineGapOverride: 0.04,
  });
});
