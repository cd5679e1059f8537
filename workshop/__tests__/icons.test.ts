import { readdirSync } from "node:fs";
import { join } from "node:path";
import bootstrapCodePoints from "bootstrap-icons/font/bootstrap-icons.json";
import lucideCodePoints from "lucide-static/font/codepoints.json";
import { MARKS } from "../../src/components/CustomerLogo/marks";
import { readFont } from "../../src/node/fonts";
import { ICON_NAMES, ICONS } from "../../src/styles/icons";
import { GLYPHS } from "../icons/glyphs";
import { MARK_SHAPES } from "../icons/mark-shapes";

const FONTS = join(__dirname, "../../static/styles/fonts");
const [file = ""] = readdirSync(FONTS).filter((name) => name.endsWith(".woff2"));

const font = readFont(join(FONTS, file));

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

test("each customer mark has its own drawing, and each drawing belongs to a mark", () => {
  expect(Object.keys(MARK_SHAPES).sort()).toEqual(Object.keys(MARKS).sort());
});
