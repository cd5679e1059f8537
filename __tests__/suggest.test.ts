import { didYouMean } from "../src/suggest";

test("suggests a similar word or, if there is none, the first ten choices", () => {
  expect(didYouMean("titel", ["title"])).toBe('; did you mean "title"?');
  expect(didYouMean("x", ["one", "two"])).toBe("; choose one of these: one, two");
  expect(didYouMean("x", [])).toBe("; add it first");
  const words = Array.from({ length: 43 }, (_, index) => `word${index}`);
  expect(didYouMean("x", words)).toMatch(/^; choose one of these: word0, .*, word9 and 33 more$/);
});
