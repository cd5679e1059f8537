import { readFileSync } from "node:fs";
import path from "node:path";
import { readPasted } from "../../src/test-reports/pasted-durations";

test.each([
  ["cart.spec.ts 2 min 5 s", "cart.spec.ts", 125],
  ['"cart.spec.ts": 12.5,', "cart.spec.ts", 12.5],
  ['"my cart.spec.ts":12.5', "my cart.spec.ts", 12.5],
  ['cart.spec.ts;"12.5"', "cart.spec.ts", 12.5],
  ['"cart flow";"2:05"', "cart flow", 125],
  ["adds a, b [12 ms]", "adds a, b", 0.012],
  ["cart.spec.ts\t850ms", "cart.spec.ts", 0.85],
  ["| cart.spec.ts | 1m 02s |", "cart.spec.ts", 62],
  ["- cart.spec.ts: 0:42", "cart.spec.ts", 42],
  ["Wärenkorb 1,234 ms", "Wärenkorb", 1.234],
  ["cart 1,234.5 s", "cart", 1234.5],
  ["Shard 1\t1:02:03", "Shard 1", 3723],
  ["404.spec.ts,5", "404.spec.ts", 5],
  ["cart.spec.ts - 5 s", "cart.spec.ts", 5],
  ["cart.spec.ts;12,5", "cart.spec.ts", 12.5],
  ["User profile\t7.5", "User profile", 7.5],
  ["Suite 1\t120", "Suite 1", 120],
  ["test 3m 5s", "test", 185],
  ["2 min.", "", 120],
  ["2026-11-28T10:02:41.1234567Z  PASS src/b.test.ts (5.1 s)", "src/b.test.ts", 5.1],
  ["tests\\total.spec.ts 7 s", "tests\\total.spec.ts", 7],
  ["PASS tests/cart.test.ts (5.2 s)", "tests/cart.test.ts", 5.2],
  [" ✓ tests/cart.test.js (2 tests | 1 skipped) 124ms", "tests/cart.test.js", 0.124],
  ["ok  \texample.com/shop/cart\t0.592s", "example.com/shop/cart", 0.592],
  ["- checkout flow: 2 min 30 s", "checkout flow", 150],
  ["1. cart.spec.ts 12s", "cart.spec.ts", 12],
  ["✓ adds an item (25 ms)", "adds an item", 0.025],
  [
    "  ✓  1 [chromium] › cart.spec.ts:3:1 › adds (1.2s)",
    "1 [chromium] › cart.spec.ts:3:1 › adds",
    1.2,
  ],
  ["✓ cart > adds [127.13ms]", "cart > adds", 0.12713],
  ["[INFO] shop-api ........ SUCCESS [  1.234 s]", "[INFO] shop-api ........ SUCCESS", 1.234],
  [
    "Test Case 'CartTests.testAdds' passed (0.123 seconds).",
    "Test Case 'CartTests.testAdds' passed",
    0.123,
  ],
  ["✔  nx run shop:test (5s)", "nx run shop:test", 5],
  ["- **Checkout flow**: 2 min 30 s", "Checkout flow", 150],
  [" ❯ src/api.test.ts (3 tests | 1 failed) 2.3s", "src/api.test.ts", 2.3],
  ["1:02:03.5", "", 3723.5],
  ["1 h 2 min", "", 3720],
])("the name and the duration are read from %s", (line, name, seconds) => {
  expect(readPasted(line)).toEqual({ files: [{ name, seconds }], skipped: [] });
});

test.each([
  // Of a whole run.
  ...[
    "Start at 10:02:40",
    "4 passed (1.0m)",
    "Ran 12 tests in 3.4s",
    "Total: 120",
    "took 5 s",
    "Waited 12s",
  ],
  ...["real\t0m12.3s", "Time:        5.2 s, estimated 6 s", "Duration  1.45s (setup 34ms)"],
  ...["Grand Total\t20", "totalTime: 20 s", "Execution time | 21 s", "max. 20.5 s", "Timeout: 1h"],
  ...["Gesamtergebnis;20", "p95: 3 s", "Task Execution\t1m2.3s", "--- PASS: TestAdd (0.30s)"],
  ...["[INFO] Total time:  12.345 s", "Total Build Time\t1m55.23s", "7 passed in 0.67s"],
  ...[
    "Done in 12.3s.",
    "BUILD SUCCESSFUL in 12s",
    "  5 passing (757ms)",
    "Ran 8 tests across 2 files. [631.00ms]",
  ],
  ...["Chrome 120.0: Executed 2 of 2 SUCCESS (3 secs)", "Slow test file: cart.spec.ts (12.3s)"],
  ...[
    "ok | 3 passed | 0 failed (982ms)",
    "CI / test (push) Successful in 2m",
    "Average per test 1.2 s",
  ],
  // Tables, ranges and arrows.
  ...[
    "| cart.spec.ts | 12 s | 8 s |",
    "cart.spec.ts\t12\t5",
    "cart.spec.ts 12s → 8s",
    "cart 5-8 s",
  ],
  ...[
    "cart 5 to 8 s",
    "cart +5 s",
    "cart < 5 s",
    "12, 5, 7",
    "5 s 3 s",
    "12.34s call tests/test_cart.py::test_add",
  ],
  // Numbers that aren't durations.
  ...["workers=4", "bundle.js 5M", "Nov 28 10:02:40", "cart.spec.ts 10:02:40"],
  ...["Tests: 12", '"time": 5', "Node 18", "Python 3.12", "Seed: 12345", "cart 12", "24 e2e-tests"],
  ...['"timeout": 30000,', "120 src/cart.test.ts", "30 min/day", "ok 1", "cart.spec.ts:12"],
  ...["cart (12)", "cart -5", "cart 1e3", "cart 12%", "~12 s", "cart 12 MB", "checkout flow 12"],
  // Times of day.
  ...["10:02:40 cart passed", "10:02:40  PASS src/a.test.ts", "12:30 Uhr", "10:02:40 PM"],
  ...["2026-11-28 10:02:40", "00:00:12,345 cart", "1:30 hours", "3:12 cart"],
  // Unclear separators.
  ...["1,234", "1,234 s", "1 234", "12,5", "cart.spec.ts,12,5", "cart.spec.ts,1,5 s", "12 5 s"],
  ...["1,234,567", "cart 1.234,5 s", "orders 2,5", "orders 2, 5", "cart 5 s, 3 s", "12;x;5"],
  "2 minutes, 5 seconds",
  // Other units and no durations.
  ...["12µs cart", "12 minuten", "5 sek", "12 x", "1 day", "1d 2h", "cart", "cart 0:75"],
  ...["cart.spec.ts 700000", "Error in cart.spec.ts after 5 s", `cart ${"1 ".repeat(600)}`],
])("%s is skipped", (line) => {
  expect(readPasted(`${line}\ncart.spec.ts 3`)).toEqual({
    files: [{ name: "cart.spec.ts", seconds: 3 }],
    skipped: [line.trim()],
  });
});

test("lines without letters and digits are ignored", () => {
  expect(readPasted("{\n\n|---|---|\n},").skipped).toEqual([]);
});

test.each([
  ["file,duration_ms", "cart.spec.ts,1234"],
  ["file;durationMinutes", "cart.spec.ts;12"],
  ["Top 10 slowest specs (ms)", "cart.spec.ts 1234"],
  ["Datei\tDauer (h)", "Warenkorb\t2"],
  ["ok 1 - cart", "duration_ms: 51.123"],
])("numbers without a unit are skipped if a line such as %s names another unit", (header, line) => {
  expect(readPasted(`${header}\n${line}\norder 3 s`)).toEqual({
    files: [{ name: "order", seconds: 3 }],
    skipped: [header, line],
  });
});

test.each(["101\t12.5\n102\t8.5", "1;12\n2;10", "| 1 | 12.5 |\n| 2 | 8 |"])(
  "columns of numbers such as %j are skipped",
  (text) => {
    expect(readPasted(`${text}\ncart 3 s`).files).toEqual([{ name: "cart", seconds: 3 }]);
  },
);

/** Small texts that each stand for a kind of real ones. */
test.each([
  ["p1-cucumber-total", []],
  ["p2-gradle-total", [60.1, 12]],
  ["p3-german-thousands", []],
  ["p4-before-after", []],
])("%s", (name, seconds) => {
  const text = readFileSync(path.join(__dirname, "kinds", `${name}.txt`), "utf8");
  expect(readPasted(text).files.map((file) => file.seconds)).toEqual(seconds);
  expect(readPasted(text).skipped).toHaveLength(text.trim().split("\n").length - seconds.length);
});

test("durations alone count as a list below a heading, but not among other lines", () => {
  const list = [12.5, 90].map((seconds) => ({ name: "", seconds }));
  expect(readPasted("Duration\n12.5\n1:30")).toEqual({ files: list, skipped: ["Duration"] });
  expect(readPasted("Total duration\n12m 3s").files).toEqual([]);
});

test.each([
  ["Jest", "PASS src/b.test.ts (5.1 s)\n  cart\n    ✓ adds (25 ms)\n    ✓ removes (2 ms)", [5.1]],
  ["Vitest", " ✓ cart.test.js (2 tests) 124ms\n   ✓ adds an item 120ms", [0.124]],
  ["Node", "▶ cart\n  ✔ adds tax (200ms)\n  ✔ adds (49ms)\n✔ cart (251ms)", [0.251]],
  [
    "Go",
    "--- PASS: TestAdd (0.30s)\n    --- PASS: TestAdd/one (0.20s)\nok  \tshop/cart\t0.592s",
    [0.592],
  ],
  [
    "a list whose first line lost its indentation",
    "✓ adds (25 ms)\n  ✓ removes (5 ms)",
    [0.025, 0.005],
  ],
])("indented lines are parts of those around them: %s", (_runner, text, seconds) => {
  expect(readPasted(text).files.map((file) => file.seconds)).toEqual(seconds);
});

test("if a line shows that a comma is before decimals, thousands are unclear", () => {
  expect(readPasted("Warenkorb 12,5 s\nBestellung 1.234 s\nKonto 1,234 ms")).toEqual({
    files: [{ name: "Warenkorb", seconds: 12.5 }],
    skipped: ["Bestellung 1.234 s", "Konto 1,234 ms"],
  });
});

test("among durations with units, a word beside a number is skipped", () => {
  expect(readPasted("Seed,12345\nPASS a.test.ts (5 s)\nb.test.ts 6\n7")).toEqual({
    files: [
      { name: "a.test.ts", seconds: 5 },
      { name: "b.test.ts", seconds: 6 },
      { name: "", seconds: 7 },
    ],
    skipped: ["Seed,12345"],
  });
});

test("a name and a duration that are listed twice count once", () => {
  const line = "FAIL a.test.ts (5 s)";
  expect(readPasted(`${line}\nSummary of all failing tests\n${line}\nb.test.ts 5 s`)).toEqual({
    files: ["a.test.ts", "b.test.ts"].map((name) => ({ name, seconds: 5 })),
    skipped: ["Summary of all failing tests", line],
  });
});

test("long lines are read quickly", () => {
  const parts = ["1 h ", "1 h 2 min ", "a ", "1,", "(((", "1:", "a.b/", "1,234", "x 1 | "];
  const since = performance.now();
  readPasted(parts.map((part) => `${part.repeat(990 / part.length)}x\n`.repeat(20)).join(""));
  expect(performance.now() - since).toBeLessThan(1_000);
});
