import { formatDollars, formatNumber } from "../../src/numbers/numbers";

test.each([
  [5_000, "5,000"],
  [999, "999"],
  [0, "0"],
  [-123, "-123"],
  [-1_234, "-1,234"],
  [12_345_678, "12,345,678"],
  [1_234.5, "1,234.5"],
  [0.1234, "0.1234"],
])("%d is formatted as %s", (count, reading) => {
  expect(formatNumber(count)).toBe(reading);
});

test.each([
  [0, "$0"],
  [100, "$100"],
  [0.02, "$0.02"],
  [12.5, "$12.50"],
  [1000, "$1,000"],
  [1234567.891, "$1,234,567.89"],
])("%d US dollars are formatted as %s", (amount, reading) => {
  expect(formatDollars(amount)).toBe(reading);
});
