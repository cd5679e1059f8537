import { readFileSync } from "node:fs";
import { type Typesetter, typesetterOf } from "../../../src/discovery/share-pictures/typeset";
import { fontFilesOf } from "../../../src/styles/drawing-fonts";

const fonts = fontFilesOf("display").map((file) => readFileSync(file));

let regular: Typesetter;
beforeAll(async () => {
  regular = await typesetterOf(fonts, 500);
});

test("varies the font: a bolder weight is wider", async () => {
  const bold = await typesetterOf(fonts, 800);
  expect(bold("Paralane").width).toBeGreaterThan(regular("Paralane").width);
});

test("takes characters that the first font lacks from other fonts of the family", () => {
  expect(regular("Škoda").width).toBeCloseTo(regular("Skoda").width, 0);
  expect(regular("Škoda").path()).not.toBe(regular("Skoda").path());
  expect(regular("Тесты").width).toBeGreaterThan(regular("Т").width * 3);
});

test("a character that no font has stops the build", () => {
  expect(() => regular("日本")).toThrow('No font has the character "日" of "日本"');
});
