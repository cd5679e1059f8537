import fc from "fast-check";
import {
  formatCents,
  formatCost,
  formatDollars,
  formatDuration,
  formatNumber,
  formatRoughDuration,
  magnitude,
  speedup,
} from "../src/numbers";

test.each([
  [0, "0 s"],
  [59, "59 s"],
  [60, "1 min"],
  [243, "4 min 3 s"],
  [581, "9 min 41 s"],
  [3599, "59 min 59 s"],
  [3600, "1 h 0 min"],
  [8700, "2 h 25 min"],
  [90000, "25 h 0 min"],
  [9_989_001 * 60, "166,483 h 21 min"],
])("%d seconds are formatted as %s", (seconds, reading) => {
  expect(formatDuration(seconds)).toBe(reading);
});

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

test.each([
  [10, "10 s"],
  [59, "59 s"],
  [60, "1 min"],
  [4_000, "67 min"],
])("%d seconds are roughly %s", (seconds, reading) => {
  expect(formatRoughDuration(seconds)).toBe(reading);
});

test.each([
  [0, "0¢"],
  [0.3, "0.3¢"],
  [96.6, "97¢"],
  [99.5, "$1"],
  [135.3, "$1.35"],
])("a cost of %d cents is formatted as %s", (cents, reading) => {
  expect(formatCost(cents)).toBe(reading);
});

test.each([
  formatNumber,
  formatDollars,
  formatCents,
  formatCost,
  formatDuration,
  formatRoughDuration,
])("only 0 is formatted as 0 by %p", (format) => {
  const sizes = [fc.nat(), fc.double({ min: 0.0001, max: 1e9, noNaN: true })];
  fc.assert(fc.property(fc.oneof(...sizes), (size) => /[1-9]/.test(format(size)) === size > 0));
});

test.each([
  ["40,000", 40_000],
  ["1", 1],
  ["4.1 s", 4.1],
  ["240 ms", 0.24],
  ["2 h 5 min", 7500],
  ["9\u00A0min\u00A041\u00A0s", 581],
  ["145 min", 8700],
  ["3 weeks", 432_000],
  ["2 hours", 7200],
])("the magnitude of %s is %d", (words, size) => {
  expect(magnitude(words)).toBeCloseTo(size, 6);
});

test.each(["300x", "12 %", "none", "", "4 lanes"])("%j has no magnitude", (words) => {
  expect(magnitude(words)).toBeUndefined();
});

test.each([
  [7_930, 293, 27],
  [480, 300, 1.6],
  [2_461, 21, 120],
  [3, 3, 1],
])("%d s are %d s %d times, with two digits", (before, after, times) => {
  expect(speedup(before, after)).toBe(times);
});
