import { readFileSync } from "node:fs";
import { type Typesetter, typesetterOf } from "../../../src/discovery/share-pictures/typeset";
import { fontFilesOf } from "../../../src/styles/drawing-fonts";

const fonts = fontFilesOf("display").map((file) => readFileSync(file));

let regular: Typesetter;
beforeAll(async () => {
  regular = await typesetterOf(fonts, 500);
});

test("uses the weights of the variable font, so bolder text is wider", async () => {
  const bold = await typesetterOf(fonts, 800);
  expect(bold("Paralane").width).toBeGreaterThan(regular("Paralane").width);
});

test("uses other fonts in the family for characters that are missing from the first font", () => {
  expect(regular("Škoda").width).toBeCloseTo(regular("Skoda").width, 0);
  expect(regular("Škoda").path()).not.toBe(regular("Skoda").path());
  expect(regular("Тесты").width).toBeGreaterThan(regular("Т").width * 3);
});

test("a character that isn't in any font stops the build", () => {
  expect(() => regular("日本")).toThrow('No font contains the character "日" in "日本"');
});
