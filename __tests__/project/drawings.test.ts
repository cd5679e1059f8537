import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MARK } from "../../src/components/Logo/mark";
import { readTokens } from "../../src/discovery/tokens";

const ROOT = join(__dirname, "../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`);

const SOURCES = filesIn("workshop/pictures/sources").filter((file) => /\.(html|css)$/.test(file));
const VECTORS = [
  "static/favicon.svg",
  ...filesIn("static/images").filter((file) => file.endsWith(".svg")),
  ...filesIn("workshop/pictures/sources/icons"),
];

test.each(SOURCES)("%s loads nothing from the network", (file) => {
  expect(read(file)).not.toMatch(/\bhttps?:|url\("?\/\//);
});

// SVG files contain color values, because they can't refer to the design tokens.
test.each(VECTORS)("%s uses only colors from the design tokens", (file) => {
  const tokens = [...readTokens("light").values()];
  const colors = read(file).match(/#[\da-f]{3,8}\b/gi) ?? [];
  expect(colors).not.toEqual([]);
  expect(colors.filter((color) => !tokens.includes(color))).toEqual([]);
});

test("favicon.svg matches the logo", () => {
  const bars = read("static/favicon.svg").match(/<rect .*>/g);
  expect(bars).toEqual(
    MARK.map(({ from, to, passed }, row) => {
      const place = [from > 0 && `x="${from}"`, row > 0 && `y="${row * 6}"`].filter(Boolean);
      const size = `width="${to - from}" height="4" rx="1"`;
      return `<rect class="${passed ? "lane" : "bar"}" ${[...place, size].join(" ")}/>`;
    }),
  );
});
