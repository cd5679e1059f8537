import { timeReader } from "../../src/test-reports/times";

test.each([
  ["12.5", 12.5],
  ["0", 0],
  [".5", 0.5],
  ["3.", 3],
  ["1.234", 1.234],
  ["1,234.5", 1234.5],
  ["1.234,5", 1234.5],
  ["12,5", 12.5],
  ["0,125", 0.125],
  ["1 234.5", 1234.5],
  ["9.0E-4", 0.0009],
  ["00:01:02.5", 62.5],
  ["PT1H1M2.5S", 3662.5],
  ["1,234", undefined],
  ["12,345,6", undefined],
  ["1,234,567.25", undefined],
  ["-1", undefined],
  ["NaN", undefined],
  ["1e99", undefined],
  ["604801", undefined],
  ["1.2.3", undefined],
  ["", undefined],
  ["soon", undefined],
])("the time %s in a report is read as %s seconds", (written, seconds) => {
  expect(timeReader()(written)).toBe(seconds);
});

test.each([
  ["0.5", "1,234", 1234],
  ["1,234.5", "1,234", 1234],
  ["0,5", "1,234", 1.234],
  ["0,5", "1.234", 1234],
  ["1.234,5", "1,234", 1.234],
  ["0.5", "1.234", 1.234],
])("after the time %s, %s is read as %s seconds", (before, written, seconds) => {
  const secondsOf = timeReader();
  secondsOf(before);
  expect(secondsOf(written)).toBe(seconds);
});
