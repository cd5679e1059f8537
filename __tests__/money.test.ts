/** @jest-environment node */
import { formatDollars } from "../src/money";

test.each([
  [0, "$0"],
  [100, "$100"],
  [0.02, "$0.02"],
  [12.5, "$12.50"],
  [1000, "$1,000"],
  [1234567.891, "$1,234,567.89"],
])("%d US dollars read %s", (amount, reading) => {
  expect(formatDollars(amount)).toBe(reading);
});
