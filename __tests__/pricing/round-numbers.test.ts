import { roundNumbers } from "../../src/pricing/round-numbers";

test("there are twenty round numbers per power of ten", () => {
  expect(roundNumbers(10_000, 100_000)).toEqual([
    10_000, 11_000, 12_000, 14_000, 16_000, 18_000, 20_000, 22_000, 25_000, 28_000, 30_000, 35_000,
    40_000, 45_000, 50_000, 55_000, 60_000, 70_000, 80_000, 90_000, 100_000,
  ]);
});

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
