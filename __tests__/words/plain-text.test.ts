import { plainText } from "../../src/words/plain-text";

test("blocks are texts, an entry of a list a line", () => {
  const runs = (...texts: string[]) => texts.map((text) => ({ text }));
  expect(
    plainText([{ lines: [runs("See ", "the plans", ".")] }, { lines: [runs("One"), runs("Two")] }]),
  ).toEqual(["See the plans.", "One\nTwo"]);
});
