import {
  formatReport,
  formatTime,
  jestCounts,
  playwrightCounts,
  type StepResult,
} from "../../../tools/test-run/test-report";

const passed: StepResult = { name: "unit tests", outcome: "passed", seconds: 12.34 };

test("jest's counts include the files that could not be loaded", () => {
  const json = {
    numPassedTests: 41,
    numFailedTests: 2,
    numRuntimeErrorTestSuites: 1,
    numPendingTests: 5,
  };
  expect(jestCounts(JSON.stringify(json))).toEqual({ passed: 41, failed: 3, skipped: 5 });
});

test("a flaky browser test counts as failed", () => {
  const json = { stats: { expected: 9, unexpected: 1, flaky: 1, skipped: 0 }, suites: [] };
  expect(playwrightCounts(JSON.stringify(json))).toMatchObject({ passed: 9, failed: 2 });
});

test("what was skipped is told with each reason once", () => {
  const spec = (type: string, description?: string) => ({
    tests: [{ annotations: [{ type, description }] }],
  });
  const specs = [
    spec("skip", "The content has changed"),
    spec("slow", "It is large"),
    spec("skip"),
  ];
  const json = {
    stats: { expected: 9, unexpected: 0, flaky: 0, skipped: 3 },
    suites: [{ specs, suites: [{ specs: [spec("skip", "The content has changed")] }] }],
  };
  const counts = playwrightCounts(JSON.stringify(json));
  expect(counts).toMatchObject({ skipped: 3, reasons: ["The content has changed"] });
  expect(formatReport([passed], [counts, { passed: 1, failed: 0, skipped: 2 }])).toBe(
    "  unit tests  12.3 s  passed\n\n5 skipped\n  The content has changed\n\n10 passed, 0 failed",
  );
});

test("a report without counts is an error, not zero tests", () => {
  expect(() => jestCounts("{}")).toThrow("numPassedTests");
  expect(() => playwrightCounts("{}")).toThrow("stats");
});

test("the report ends with the sum of all tests", () => {
  const steps: StepResult[] = [passed, { name: "types", outcome: "passed", seconds: 125 }];
  const counts = [
    { passed: 40, failed: 0, skipped: 0 },
    { passed: 2, failed: 0, skipped: 0 },
  ];
  expect(formatReport(steps, counts)).toBe(
    [
      "  unit tests     12.3 s  passed",
      "  types       2 min 5 s  passed",
      "",
      "42 passed, 0 failed",
    ].join("\n"),
  );
});

test("a failed step without a failed test still counts as a failure", () => {
  const steps: StepResult[] = [
    passed,
    { name: "types", outcome: "failed", seconds: 1 },
    { name: "browser tests", outcome: "not run" },
  ];
  const lines = formatReport(steps, [{ passed: 40, failed: 0, skipped: 0 }]).split("\n");
  expect(lines.at(-1)).toBe("40 passed, 1 failed");
  expect(lines[2]).toBe("  browser tests          not run");
});

test("failed tests are counted as they are", () => {
  const steps: StepResult[] = [{ name: "unit tests", outcome: "failed", seconds: 1 }];
  expect(
    formatReport(steps, [{ passed: 40, failed: 3, skipped: 0 }])
      .split("\n")
      .at(-1),
  ).toBe("40 passed, 3 failed");
});

test("times read as people say them", () => {
  expect([0.04, 59.94, 60, 119.6, 125].map(formatTime)).toEqual([
    "0.0 s",
    "59.9 s",
    "1 min 0 s",
    "2 min 0 s",
    "2 min 5 s",
  ]);
});
