import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readFont } from "../../../tools/fonts/sfnt";

const fonts = join(__dirname, "../../../src/styles/fonts");
const read = (file: string) => readFileSync(join(fonts, file));

const FILES = [
  { file: "funnel-display.woff2", weights: { min: 500, max: 800 } },
  { file: "geist.woff2", weights: { min: 400, max: 700 } },
];

test("both web fonts together are at most 50 KB", () => {
  const bytes = FILES.reduce((sum, { file }) => sum + read(file).length, 0);
  expect(bytes).toBeLessThanOrEqual(50_000);
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
