import {
  formatReport,
  formatTime,
  jestCounts,
  playwrightCounts,
  type StepResult,
} from "../../../tools/test-run/test-report";

const passed: StepResult = { name: "unit tests", outcome: "passed", seconds: 12.34 };
const lastLineOf = (report: string) => report.split("\n").at(-1);

test("Jest's counts include the files that could not be loaded", () => {
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

test("each reason for skipped tests is reported once", () => {
  const spec = (type: string, description?: string) => ({
    tests: [{ annotations: [{ type, description }] }],
  });
  const specs = [spec("skip", "The content has changed"), spec("slow", "It is large")];
  const suites = [{ specs: [...specs, spec("skip")], suites: [{ specs }] }];
  const stats = { expected: 9, unexpected: 0, flaky: 0, skipped: 3 };
  const counts = playwrightCounts(JSON.stringify({ stats, suites }));
  expect(formatReport([passed], [counts, { passed: 1, failed: 0, skipped: 2 }])).toBe(
    "  unit tests        12.3 s  passed\n\n5 skipped\n  The content has changed\n\n10 passed, 0 failed",
  );
});

test("the report has a line for each step and ends with the sum of all tests", () => {
  const steps: StepResult[] = [passed, { name: "types", outcome: "failed", seconds: 125 }];
  const counts = [
    { passed: 40, failed: 2, skipped: 0 },
    { passed: 2, failed: 1, skipped: 0 },
  ];
  expect(formatReport([...steps, { name: "build", outcome: "not run" }], counts)).toBe(
    [
      "  unit tests        12.3 s  passed",
      "  types          2 min 5 s  failed",
      "  build                     not run",
      "",
      "42 passed, 3 failed",
    ].join("\n"),
  );
});

test("a failed step without a failed test still counts as a failure", () => {
  const steps: StepResult[] = [passed, { name: "types", outcome: "failed", seconds: 1 }];
  const report = formatReport(steps, [{ passed: 40, failed: 0, skipped: 0 }]);
  expect(lastLineOf(report)).toBe("40 passed, 1 failed");
});

test("steps that count no tests are counted themselves", () => {
  const steps: StepResult[] = [passed, { name: "types", outcome: "failed", seconds: 1 }];
  expect(lastLineOf(formatReport([...steps, passed], []))).toBe("2 passed, 1 failed");
});

test("times are in seconds, or in minutes and seconds", () => {
  expect([0.04, 59.94, 60, 119.6, 125].map(formatTime)).toEqual([
    "0.0 s",
    "59.9 s",
    "1 min 0 s",
    "2 min 0 s",
    "2 min 5 s",
  ]);
});
