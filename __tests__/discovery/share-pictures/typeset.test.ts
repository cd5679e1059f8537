import { readFileSync } from "node:fs";
import { type Typesetter, typesetterOf } from "../../../src/discovery/share-pictures/typeset";
import { fontFilesOf } from "../../../src/styles/drawing-fonts";

const fonts = fontFilesOf("display").map((file) => readFileSync(file));

let regular: Typesetter;
beforeAll(async () => {
  regular = await typesetterOf(fonts, 500);
});

test("a bolder weight is a wider one, so that the font is really varied", async () => {
  const bold = await typesetterOf(fonts, 800);
  expect(bold("Paralane").width).toBeGreaterThan(regular("Paralane").width);
});

test("letters that the site's fonts lack come from others of their families", () => {
  expect(regular("Škoda").width).toBeCloseTo(regular("Skoda").width, 0);
  expect(regular("Škoda").path()).not.toBe(regular("Skoda").path());
  expect(regular("Тесты").width).toBeGreaterThan(regular("Т").width * 3);
});

test("a letter that no font has stops the build rather than be missing", () => {
  expect(() => regular("日本")).toThrow('No font has "日", of "日本"');
});
