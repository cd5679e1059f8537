import { readTime, type Separator } from "../../src/test-reports/times";

test.each([
  ["12.5", 12.5],
  ["0", 0],
  [".5", 0.5],
  ["3.", 3],
  ["1.234", 1.234, "."],
  ["1,234.5", 1234.5],
  ["1.234,5", 1234.5],
  ["12,5", 12.5],
  ["0,125", 0.125],
  ["1 234.5", 1234.5],
  ["9.0E-4", 0.0009],
  ["250ms", 0.25],
  ["1.5 s", 1.5],
  ["00:01:02.5", 62.5],
  ["PT1H1M2.5S", 3662.5],
  ["1,234", Number.NaN, ","],
  ["12,345,6", Number.NaN],
  ["1,234,567.25", Number.NaN],
  ["-1", Number.NaN],
  ["NaN", Number.NaN],
  ["1e99", Number.NaN],
  ["604801", Number.NaN],
  ["1.2.3", Number.NaN],
  ["", Number.NaN],
  ["soon", Number.NaN],
])("the time %s in a report is read as %s seconds", (written, seconds, ...unclear: string[]) => {
  expect(readTime(written)).toMatchObject({ seconds });
  expect(readTime(written).unclear).toBe(unclear[0]);
});

test.each<[written: string, known: Separator, seconds: number]>([
  ["1.234", ".", 1.234],
  ["1.234", ",", 1234],
  ["1,234", ".", 1234],
  ["1,234", ",", 1.234],
])("if the unclear time %s has %s before its decimals, it is %s", (written, known, seconds) => {
  expect(readTime(written, known).seconds).toBe(seconds);
});

test.each([
  ["1,234.5", "."],
  ["0,5", ","],
  ["1,234", undefined],
])("the time %s proves that %s is before decimals", (written, decimal) => {
  expect(readTime(written).decimal).toBe(decimal);
});
