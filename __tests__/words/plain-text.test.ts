import { plainText } from "../../src/words/plain-text";

test("each block becomes a string, with one line per list item", () => {
  const runs = (...texts: string[]) => texts.map((text) => ({ text }));
  expect(
    plainText([{ lines: [runs("See ", "the plans", ".")] }, { lines: [runs("One"), runs("Two")] }]),
  ).toEqual(["See the plans.", "One\nTwo"]);
});
