import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { WEB_FONTS } from "../../../tools/fonts/build-fonts";
import { fontsCss } from "../../../tools/fonts/fonts-css";
import { readFont } from "../../../tools/fonts/sfnt";

const root = join(__dirname, "../../..");
const read = (file: string) => readFileSync(join(root, "src/styles/fonts", file));

const FILES = [
  { file: "funnel-display.woff2", weights: { min: 500, max: 800 } },
  { file: "geist.woff2", weights: { min: 400, max: 700 } },
];

test("both web fonts are within the budget of all fonts, together with the icons", () => {
  const budgets = parse(readFileSync(join(root, "budgets.yaml"), "utf8"));
  const files = [...FILES.map(({ file }) => file), "../../../static/styles/fonts/icons.woff2"];
  const bytes = files.reduce((sum, file) => sum + read(file).length, 0);
  expect(bytes).toBeLessThanOrEqual(budgets.fonts.max);
});

test("fonts.css is what is written for the faces, measured numbers and line breaks apart", () => {
  const plain = (css: string) => css.replace(/[\d.]+%/g, "1%").replace(/\s+/g, " ");
  const metrics = { sizeAdjust: 1, ascentOverride: 1, descentOverride: 1, lineGapOverride: 1 };
  const faces = WEB_FONTS.map((face) => ({
    ...face,
    fallbacks: face.fallbacks.map((fallback) => ({ ...fallback, metrics })),
  }));
  expect(plain(read("../fonts.css").toString())).toBe(plain(fontsCss(faces)));
});

test.each(FILES)("$file keeps its weights and its kerning", async (font) => {
  const { axes, features } = await readFont(read(font.file));
  expect(axes.get("wght")).toEqual(font.weights);
  expect(features).toContain("kern");
});

test("the figures of Funnel Display have one width at every weight", async () => {
  for (const weight of [500, 650, 800]) {
    const { advance } = await readFont(read("funnel-display.woff2"), weight);
    expect(new Set([..."0123456789"].map((figure) => advance(figure.charCodeAt(0)))).size).toBe(1);
  }
});

test("Geist keeps the feature that gives its figures one width", async () => {
  const { features } = await readFont(read("geist.woff2"));
  expect(features).toContain("tnum");
});

test.each(FILES)("$file has the letters, figures and punctuation of the site", async (font) => {
  const { glyphs } = await readFont(read(font.file));
  const missing = [..."AZaz09éüñ $€%.,:;–—‘’“”…•×÷−™\u00A0"].filter(
    (character) => !glyphs.has(character.codePointAt(0) ?? 0),
  );
  expect(missing).toEqual([]);
});

test.each(FILES)("$file has its licence beside it", (font) => {
  const licence = read(font.file.replace(".woff2", ".LICENSE.txt")).toString();
  expect(licence).toContain("SIL OPEN FONT LICENSE Version 1.1");
});
