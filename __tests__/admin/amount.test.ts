import { amountError, readAmount } from "../../src/admin/amount";

const WHOLE = { min: 0, max: 10_000_000 };
const PRICE = { min: 0, max: 100_000, decimals: 2 };

test.each([
  ["20,000", WHOLE, 20_000],
  ["60,000,000", { min: 0 }, 60_000_000],
  ["1\u00A0000", WHOLE, 1000],
  ["1'000", WHOLE, 1000],
  [" 750\n", WHOLE, 750],
  ["１０００", WHOLE, 1000],
  ["$0.03", PRICE, 0.03],
  [".03", PRICE, 0.03],
  ["$1,400.50", PRICE, 1400.5],
])("%j is saved as the number that people mean", (typed, limits, value) => {
  expect(amountError(typed, limits)).toBeUndefined();
  expect(readAmount(typed, limits)).toBe(value);
});

test.each([
  ["1.000", WHOLE, /isn't a whole number/],
  ["1,5", WHOLE, /isn't a whole number/],
  ["$1000", WHOLE, /isn't a whole number/],
  ["1000.-", WHOLE, /isn't a whole number/],
  ["1e3", WHOLE, /isn't a whole number/],
  ["15k", WHOLE, /isn't a whole number/],
  ["0,03", PRICE, /isn't a price/],
  ["1.400", PRICE, /isn't a price/],
  ["0.005", PRICE, /isn't a price/],
  ["-5", WHOLE, /too small; enter 0 or more/],
  ["99999999", WHOLE, /too large; enter 10000000 or less/],
])("%j is refused", (typed, limits, message) => {
  expect(amountError(typed, limits)).toMatch(message);
});
