import { join } from "node:path";
import bootstrapCodePoints from "bootstrap-icons/font/bootstrap-icons.json";
import lucideCodePoints from "lucide-static/font/codepoints.json";
import { MARKS } from "../../../src/components/CustomerLogo/marks";
import { GLYPHS } from "../../../src/components/Icon/glyphs";
import { ICON_NAMES, ICONS } from "../../../src/components/Icon/icons";
import { readFont } from "../../../src/styles/drawing-fonts";

test.each(ICON_NAMES)("%s has the code point of its glyph in its set", (name) => {
  const { glyph, set } = GLYPHS[name];
  const codePoints = set === "bootstrap" ? bootstrapCodePoints : lucideCodePoints;
  expect(new Map<string, number>(Object.entries(codePoints)).get(glyph)).toBe(ICONS[name]);
});

test.each(ICON_NAMES)("%s is a valid GraphQL enum value", (name) => {
  expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
});

test("the icon font holds exactly the icons of the list and the customers' marks", () => {
  const font = readFont(join(__dirname, "../../../static/styles/fonts/icons.woff2"));
  const listed = [...ICON_NAMES.map((name) => ICONS[name]), ...Object.values(MARKS)];
  const drawn = font.characterSet.filter((codePoint) => font.hasGlyphForCodePoint(codePoint));
  expect(drawn.sort()).toEqual([...listed].sort());
});
