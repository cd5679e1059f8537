import { didYouMean, nearest } from "../../../src/content/check/suggest";

describe("nearest", () => {
  it.each([
    ["titel", "title"],
    ["tilte", "title"],
    ["titl", "title"],
    ["ttitle", "title"],
    ["Title", "title"],
    ["descripton", "description"],
    ["parralelTest", "parallelTests"],
  ])("for %s, finds %s", (word, meant) => {
    expect(nearest(word, ["lead", "title", "description", "parallelTests"])).toBe(meant);
  });

  it.each(["color", "x", ""])("finds nothing similar to %j", (word) => {
    expect(nearest(word, ["title", "lead", "description"])).toBeUndefined();
  });

  it("finds the most similar word, or the first of several equally similar words", () => {
    expect(nearest("case-payment.png", ["case-payments.jpg", "case-payments.png"])).toBe(
      "case-payments.png",
    );
    expect(nearest("bat", ["cat", "hat"])).toBe("cat");
  });
});

test("suggests a similar word or, if there is none, the first ten choices", () => {
  expect(didYouMean("titel", ["title"])).toBe('; did you mean "title"?');
  expect(didYouMean("x", ["one", "two"])).toBe("; choose one of these: one, two");
  expect(didYouMean("x", [])).toBe("; add it first");
  const words = Array.from({ length: 43 }, (_, index) => `word${index}`);
  expect(didYouMean("x", words)).toMatch(/^; choose one of these: word0, .*, word9 and 33 more$/);
});
