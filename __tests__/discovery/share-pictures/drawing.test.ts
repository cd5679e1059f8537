import { drawSharePicture, type Tools } from "../../../src/discovery/share-pictures/drawing";
import { siteTools } from "../../../src/discovery/share-pictures/render";

const words = {
  brand: "Paralane",
  label: "Pricing",
  heading: "Pay for minutes, not for machines",
  address: "paralane.example/pricing",
};

let tools: Tools;
beforeAll(async () => {
  tools = await siteTools();
});

/** Where the lines of the heading stand, from above. */
function lineTops(drawing: string): number[] {
  const shapes = [...drawing.matchAll(/<path transform="translate\((\S+) (\S+)\)" fill="(\S+)"/g)];
  return shapes
    .filter(([, , , fill]) => fill === tools.colors.words)
    .slice(1)
    .map(([, , y]) => Number(y));
}

test("words are drawn as shapes, in the site's colours", () => {
  const drawing = drawSharePicture(words, tools);
  expect(drawing).not.toMatch(/<text|font|href|NaN|undefined/);
  expect(drawing).toContain('width="1200" height="630"');
  expect(drawing).toContain(tools.colors.passed);
});

test("the same words are drawn the same, and others are not", () => {
  expect(drawSharePicture(words, tools)).toBe(drawSharePicture({ ...words }, tools));
  expect(drawSharePicture({ ...words, heading: "Pay" }, tools)).not.toBe(
    drawSharePicture(words, tools),
  );
});

test.each([
  ["Contact", 1],
  ["Pay for minutes, not for machines", 2],
  ["Testing For Full Stack Serverless Web Apps With Continuous Deployment", 3],
  ["W".repeat(30), 1],
])("%s stands between the brand and the lanes, on %d lines", (heading, count) => {
  const tops = lineTops(drawSharePicture({ ...words, heading }, tools));
  expect(tops).toHaveLength(count);
  for (const top of tops) {
    expect(top).toBeGreaterThan(150);
    expect(top).toBeLessThan(480);
  }
});

test("a word that is too wide for the picture is drawn in a size in which it fits", () => {
  const [wide = "", rest = ""] = ["Kraftfahrzeug-Versicherungen", "for you"];
  const room = 1200 - 2 * 72;
  expect(tools.display.measure(wide, 88)).toBeGreaterThan(room);
  expect(tools.display.measure(wide, 74)).toBeLessThan(room);
  const drawn = drawSharePicture({ ...words, heading: `${wide} ${rest}` }, tools);
  expect(drawn).toContain(tools.display.draw(wide, 74));
});

test("a heading as long as content may be still fits", () => {
  const heading = "Measured words for everybody ".repeat(4).slice(0, 90);
  const tops = lineTops(drawSharePicture({ ...words, heading }, tools));
  expect(Math.max(...tops)).toBeLessThan(480);
  expect(tops.length).toBeGreaterThan(2);
});

test("no line is much shorter than the others where words allow it", () => {
  const [first = "", second = ""] = ["Pay for minutes,", "not for machines"];
  const [one, other] = [first, second].map((line) => tools.display.measure(line, 88));
  expect(Math.abs(Number(one) - Number(other))).toBeLessThan(300);
  const drawn = drawSharePicture(words, tools);
  expect(drawn).toContain(tools.display.draw(first, 88));
  expect(drawn).toContain(tools.display.draw(second, 88));
});

test("a bolder weight is a wider one, so that the font is really varied", async () => {
  const { typesetterOf } = await import("../../../src/discovery/share-pictures/outlines");
  const { readFileSync } = await import("node:fs");
  const font = readFileSync("src/styles/fonts/funnel-display.woff2");
  const widthOf = async (weight: number) =>
    (await typesetterOf([font], weight)).measure("Paralane", 100);
  expect(await widthOf(800)).toBeGreaterThan(await widthOf(300));
});

test("letters that the site's fonts lack come from others of their families", () => {
  const widthOf = (text: string) => tools.display.measure(text, 100);
  expect(widthOf("Škoda")).toBeCloseTo(widthOf("Skoda"), 0);
  expect(tools.display.draw("Škoda", 100)).not.toBe(tools.display.draw("Skoda", 100));
  expect(widthOf("Тесты")).toBeGreaterThan(widthOf("Т") * 3);
});

test("hints for line breaks and emoji aren't drawn, and a space of any width is one", () => {
  const drawn = (text: string) => tools.text.draw(text, 100);
  expect(drawn("test\u00ADing\u200B")).toBe(drawn("testing"));
  expect(drawn("5\u202F%")).toBe(drawn("5\u00A0%"));
  expect(drawn("Go 🚀 on 👩\u200D💻")).toBe(drawn("Go on"));
  expect(drawn("Zu\u0308rich")).toBe(drawn("Zürich"));
});

test("a letter that no font has stops the build rather than be missing", () => {
  expect(() => tools.display.draw("日本", 100)).toThrow('No font has "日", of "日本"');
});
