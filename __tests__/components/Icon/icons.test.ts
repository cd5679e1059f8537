import { readFileSync } from "node:fs";
import { join } from "node:path";
import lucideCodePoints from "lucide-static/font/codepoints.json";
import { ICON_NAMES, ICONS } from "../../../src/components/Icon/icons";
import { readFont } from "../../../tools/fonts/sfnt";

test.each(ICON_NAMES)("%s has the code point of its Lucide glyph", (name) => {
  const { glyph, codePoint } = ICONS[name];
  expect(new Map(Object.entries(lucideCodePoints)).get(glyph)).toBe(codePoint);
});

test.each(ICON_NAMES)("%s is a valid GraphQL enum value", (name) => {
  expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
});

test("the icon font holds exactly the icons of the list", async () => {
  const file = readFileSync(join(__dirname, "../../../static/styles/fonts/icons.woff2"));
  const { glyphs } = await readFont(file);
  const listed = ICON_NAMES.map((name) => ICONS[name].codePoint);
  expect([...glyphs.keys()].sort()).toEqual([...listed].sort());
});
