import { didYouMean, nearest } from "../../../src/content/check/suggest";

describe("the nearest word", () => {
  it.each([
    ["titel", "title"],
    ["tilte", "title"],
    ["titl", "title"],
    ["ttitle", "title"],
    ["Title", "title"],
    ["descripton", "description"],
    ["parralelTest", "parallelTests"],
  ])("to %s is %s", (word, meant) => {
    expect(nearest(word, ["lead", "title", "description", "parallelTests"])).toBe(meant);
  });

  it.each(["colour", "x", ""])("to %j is none: nothing is near enough", (word) => {
    expect(nearest(word, ["title", "lead", "description"])).toBeUndefined();
  });

  it("is the one that differs least, and the first of equals", () => {
    expect(nearest("case-payment.png", ["case-payments.jpg", "case-payments.png"])).toBe(
      "case-payments.png",
    );
    expect(nearest("bat", ["cat", "hat"])).toBe("cat");
  });
});

test("what was meant is asked; if nothing is near, the first ten are named", () => {
  expect(didYouMean("titel", ["title"])).toBe('; did you mean "title"?');
  expect(didYouMean("x", ["one", "two"])).toBe("; choose from one, two");
  expect(didYouMean("x", [])).toBe("; there are none");
  const words = Array.from({ length: 43 }, (_, index) => `word${index}`);
  expect(didYouMean("x", words)).toMatch(/^; choose from word0, .*, word9 and 33 more$/);
});
