import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import bootstrapCodePoints from "bootstrap-icons/font/bootstrap-icons.json";
import lucideCodePoints from "lucide-static/font/codepoints.json";
import { MARKS } from "../../../src/components/CustomerLogo/marks";
import { GLYPHS } from "../../../src/components/Icon/glyphs";
import { ICON_NAMES, ICONS } from "../../../src/components/Icon/icons";
import { readFont } from "../../../src/styles/drawing-fonts";

test.each([
  ["check", "✓"],
  ["cross", "✗"],
  ["menu", "☰"],
  ["chevron_down", "▾"],
  ["arrow_right", "→"],
  ["arrow_up", "↑"],
  ["external", "↗"],
] as const)("where web fonts are blocked, the icon %s is the character %s", (name, character) => {
  expect(String.fromCodePoint(ICONS[name])).toBe(character);
});

const ROOT = join(__dirname, "../../..");
const FONTS = join(ROOT, "static/styles/fonts");
const [file = "", ...others] = readdirSync(FONTS).filter((name) => name.endsWith(".woff2"));

const font = readFont(join(FONTS, file));

test("the icon font contains exactly the listed icons and the customer marks", () => {
  const listed = [...ICON_NAMES.map((name) => ICONS[name]), ...Object.values(MARKS)];
  const drawn = font.characterSet.filter((codePoint) => font.hasGlyphForCodePoint(codePoint));
  expect(drawn.sort()).toEqual([...listed].sort());
});

const SETS = {
  lucide: [lucideCodePoints, readFont(require.resolve("lucide-static/font/lucide.woff2"))],
  bootstrap: [
    bootstrapCodePoints,
    readFont(require.resolve("bootstrap-icons/font/fonts/bootstrap-icons.woff2")),
  ],
} as const;

test.each(ICON_NAMES)("the icon font draws %s as its icon set does", (name) => {
  const { glyph, set = "lucide" } = GLYPHS[name];
  const [codePoints, source] = SETS[set];
  const shapeOf = (own: typeof font, codePoint = 0) => {
    const { minX, minY, width, height } = own.glyphForCodePoint(codePoint).path.bbox;
    return [minX, minY, width, height].map((size) => size / own.unitsPerEm);
  };
  const original = shapeOf(source, new Map(Object.entries<number>(codePoints)).get(glyph));
  const drawn = shapeOf(font, ICONS[name]);
  for (const [index, size] of original.entries()) expect(drawn[index]).toBeCloseTo(size, 2);
});

test("the icon font's file name contains a content hash, so browsers can cache the file for a year", () => {
  const hash = createHash("sha256")
    .update(readFileSync(join(FONTS, file)))
    .digest("hex");
  expect([file, others]).toEqual([`icons-${hash.slice(0, 8)}.woff2`, []]);
  for (const user of ["gatsby-ssr.tsx", "src/styles/icons.css"]) {
    expect(readFileSync(join(ROOT, user), "utf8")).toContain(`"/styles/fonts/${file}"`);
  }
});
