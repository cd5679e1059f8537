import { readPasted, secondsOf } from "../../../src/sections/SuiteRace/durations";

test.each([
  ["12.5", 12.5],
  ["0", 0],
  [".5", 0.5],
  ["3.", 3],
  ["1,234.5", 1234.5],
  ["1.234,5", 1234.5],
  ["1,234,567.25", undefined],
  ["12,345,6", 123456],
  ["0,125", 0.125],
  ["1 234.5", 1234.5],
  ["9.0E-4", 0.0009],
  ["-1", undefined],
  ["NaN", undefined],
  ["1e99", undefined],
  ["604801", undefined],
  ["", undefined],
  ["soon", undefined],
])("the time %s in a report is read as %s seconds", (written, seconds) => {
  expect(secondsOf(written)).toBe(seconds);
});

test.each([
  ["cart.spec.ts 2 min 5 s", "cart.spec.ts", 125],
  ["cart.spec.ts: 1m20s", "cart.spec.ts", 80],
  ["cart.spec.ts, 12.5", "cart.spec.ts", 12.5],
  ["cart.spec.ts\t850ms", "cart.spec.ts", 0.85],
  ["PASS tests/cart.test.ts (5.2 s)", "PASS tests/cart.test.ts", 5.2],
  ["12.34s call tests/test_cart.py::test_add", "call tests/test_cart.py::test_add", 12.34],
  ["3:12 cart", "cart", 192],
  ["1:02:03", "", 3723],
  ["1 h 2 min", "", 3720],
  ["cart-2.spec.ts 7", "cart-2.spec.ts", 7],
  ["2 minutes", "", 120],
])("the name and the duration are read from %s", (line, name, seconds) => {
  expect(readPasted(line)).toEqual([{ name, seconds }]);
});

test("a line may contain several durations, and lines without numbers are skipped", () => {
  expect(
    readPasted("12 5.5 7\n\nno time here\ncart.spec.ts\n\r\n3").map((one) => one.seconds),
  ).toEqual([12, 5.5, 7, 3]);
});

test("long lines are read quickly", () => {
  const since = performance.now();
  readPasted(
    `${"1 h ".repeat(9_000)}x\n${"a ".repeat(9_000)}\n${"1,".repeat(9_000)}\n${"(((".repeat(9_000)}a`,
  );
  expect(performance.now() - since).toBeLessThan(1_000);
});
