import { runSteps } from "../../../tools/test-run/run-steps";
import { formatReport, jestCounts, playwrightCounts } from "../../../tools/test-run/test-report";

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  for (const stream of ["log", "error"] as const) {
    jest.spyOn(console, stream).mockImplementation((...text) => void printed.push(text.join(" ")));
  }
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
});

const steps = [
  { name: "lint", run: () => 0 },
  { name: "types", run: () => Promise.reject(new Error("No compiler")) },
  { name: "build", run: () => Promise.resolve(0) },
];

it.each([
  [false, "stops at the first step that fails", "not run"],
  [true, "also runs the remaining steps", "2 passed"],
])("exits with code 1 and, if goOn is %s, %s", async (goOn, _what, build) => {
  await runSteps(steps, { goOn });
  expect(printed.at(-1)).toMatch(/ lint .* passed\n {2}types .* failed\n/);
  expect(printed.at(-1)).toContain(build);
  expect(printed).toContain("No compiler");
  expect(process.exitCode).toBe(1);
});

it("on Ctrl-C, prints one line and stops", async () => {
  const interrupted = { name: "lint", run: () => (process.emit("SIGINT") ? 130 : 0) };
  await runSteps([interrupted, ...steps.slice(2)], { goOn: true });
  expect(printed).toEqual(["\n=== lint ===", '\nInterrupted during "lint".']);
  expect(process.exitCode).toBe(130);
});

it("counts flaky browser tests, and test files that can't be loaded, as failed", () => {
  const ofJest = { numPassedTests: 41, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
  expect(jestCounts(JSON.stringify({ ...ofJest, numPendingTests: 5 }))).toEqual({
    passed: 41,
    failed: 3,
    skipped: 5,
  });
  const stats = { expected: 9, unexpected: 1, flaky: 1, skipped: 0 };
  expect(playwrightCounts(JSON.stringify({ stats }))).toEqual({ passed: 9, failed: 2, skipped: 0 });
});

it("reports each step with its time, and then the total test counts", () => {
  const report = formatReport(
    [
      { name: "unit tests", outcome: "passed", seconds: 59.94 },
      { name: "types", outcome: "failed", seconds: 119.6 },
      { name: "build", outcome: "not run" },
    ],
    [
      { passed: 40, failed: 2, skipped: 0 },
      { passed: 2, failed: 1, skipped: 5 },
    ],
  );
  expect(report).toBe(
    [
      "  unit tests        59.9 s  passed",
      "  types          2 min 0 s  failed",
      "  build                     not run",
      "",
      "5 skipped",
      "42 passed, 3 failed",
    ].join("\n"),
  );
});

it("counts a failed step without failed tests as a failure, and counts steps if no step reports test counts", () => {
  const steps = [
    { name: "unit tests", outcome: "passed" as const },
    { name: "types", outcome: "failed" as const },
  ];
  const lastLine = (counts: Parameters<typeof formatReport>[1]) =>
    formatReport(steps, counts).split("\n").at(-1);
  expect(lastLine([{ passed: 40, failed: 0, skipped: 0 }])).toBe("40 passed, 1 failed");
  expect(lastLine([])).toBe("1 passed, 1 failed");
});
