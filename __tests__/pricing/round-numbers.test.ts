import { roundNumbers } from "../../src/pricing/round-numbers";

test("round numbers are within the bounds", () => {
  expect(roundNumbers(85, 121)).toEqual([90, 100, 110, 120]);
  expect(roundNumbers(21, 21)).toEqual([]);
});

test("round numbers are evenly spaced on a logarithmic scale, to within half a step", () => {
  const numbers = roundNumbers(10, 1_000_000);
  expect(numbers).toHaveLength(101);
  for (const [index, number] of numbers.entries()) {
    expect(Math.abs(Math.log10(number / 10) - index / 20)).toBeLessThan(1 / 20 / 2);
  }
});
