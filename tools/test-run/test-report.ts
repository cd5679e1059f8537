/** Test counts by result. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A row in the summary table. `seconds` is undefined if the step didn't run. */
export interface StepResult {
  name: string;
  outcome: "passed" | "failed" | "not run";
  seconds?: number;
}

/**
 * Reads the test counts from a `jest --json` report. A test file that can't be loaded counts as a failed
 * test.
 */
export function jestCounts(json: string): Counts {
  const result = JSON.parse(json);
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests,
  };
}

/** Reads the test counts from a Playwright JSON report. A flaky test counts as failed. */
export function playwrightCounts(json: string): Counts {
  const { stats } = JSON.parse(json);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}

/**
 * Returns the summary of a test run: a table of the steps, the number of skipped tests, and a last line such
 * as `40 passed, 2 failed`. The last line counts tests, or steps if no step reports test counts.
 */
export function formatReport(steps: readonly StepResult[], counts: readonly Counts[]): string {
  const width = Math.max(...steps.map(({ name }) => name.length));
  const rows = steps.map(({ name, seconds, outcome }) => {
    const time = seconds === undefined ? "" : formatTime(seconds);
    return `  ${name.padEnd(width)}  ${time.padStart(12)}  ${outcome}`;
  });
  const stepsThat = (outcome: StepResult["outcome"]) =>
    steps.filter((step) => step.outcome === outcome).length;
  const sumOf = (result: "passed" | "failed" | "skipped") =>
    counts.reduce((sum, count) => sum + count[result], 0);
  const passed = counts.length > 0 ? sumOf("passed") : stepsThat("passed");
  // A failed step without failed tests, such as lint, counts as one failure.
  const failed = Math.max(sumOf("failed"), stepsThat("failed"));
  const skipped = sumOf("skipped") > 0 ? [`${sumOf("skipped")} skipped`] : [];
  return [...rows, "", ...skipped, `${passed} passed, ${failed} failed`].join("\n");
}

/** Formats a duration in seconds, such as `7.3 s` or `2 min 5 s`. */
export function formatTime(seconds: number): string {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
