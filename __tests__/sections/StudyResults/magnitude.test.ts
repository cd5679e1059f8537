import { magnitude } from "../../../src/sections/StudyResults/magnitude";

test.each([
  ["40,000", 40_000],
  ["1", 1],
  ["4.1 s", 4.1],
  ["240 ms", 0.24],
  ["2 h 5 min", 7500],
  ["8 min 20 s", 500],
  ["3 weeks", 432_000],
  ["2 hours", 7200],
])("the magnitude of %s is %d", (words, size) => {
  expect(magnitude(words)).toBeCloseTo(size, 6);
});

test.each(["300x", "12 %", "none", "", "4 lanes"])("%j has no magnitude", (words) => {
  expect(magnitude(words)).toBeUndefined();
});
