import { readNumber } from "../../../src/components/NumberField/read-number";

describe("a typed number", () => {
  test.each([
    ["38500", 38_500],
    ["38,500", 38_500],
    ["38.500", 38_500],
    ["38 500", 38_500],
    ["38\u202f500", 38_500],
    ["38’500", 38_500],
    ["1,200,000", 1_200_000],
    [" 20 ", 20],
    ["0", 0],
    ["007", 7],
  ])("%p is read as %d", (typed, number) => {
    expect(readNumber(typed)).toBe(number);
  });

  test.each(["", " ", "-5", "1.5", "3,85", "38,50", "1e5", "40k", "12 34", "-5,000", "5,000.5"])(
    "%p isn't a number",
    (typed) => {
      expect(readNumber(typed)).toBeUndefined();
    },
  );
});
