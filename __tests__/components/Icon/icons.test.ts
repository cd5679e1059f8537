import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MARKS } from "../../../src/components/CustomerLogo/marks";
import { readFont } from "../../../src/node/fonts";
import { ICON_NAMES, ICONS } from "../../../src/styles/icons";

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

test("the icon font's file name contains a content hash, so browsers can cache the file for a year", () => {
  const hash = createHash("sha256")
    .update(readFileSync(join(FONTS, file)))
    .digest("hex");
  expect([file, others]).toEqual([`icons-${hash.slice(0, 8)}.woff2`, []]);
  for (const user of ["gatsby-ssr.tsx", "src/styles/icons.css"]) {
    expect(readFileSync(join(ROOT, user), "utf8")).toContain(`"/styles/fonts/${file}"`);
  }
});
