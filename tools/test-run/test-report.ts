/** The number of tests by result. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A row of the summary table; `seconds` is undefined for a step that didn't run. */
export interface StepResult {
  name: string;
  outcome: "passed" | "failed" | "not run";
  seconds?: number;
}

/** Reads the counts from a report of `jest --json`; a test file that can't be loaded counts as failed. */
export function jestCounts(json: string): Counts {
  const result = JSON.parse(json);
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests,
  };
}

/** Reads the counts from a report of Playwright's JSON reporter; a flaky test counts as failed. */
export function playwrightCounts(json: string): Counts {
  const { stats } = JSON.parse(json);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}

/**
 * Returns the summary of a test run: a table of the steps, the number of skipped tests, and as the last line
 * `N passed, M failed`. Counts tests if any step reports them, otherwise steps.
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
  // A failed step without failed tests, such as lint, counts as one.
  const failed = Math.max(sumOf("failed"), stepsThat("failed"));
  const skipped = sumOf("skipped") > 0 ? [`${sumOf("skipped")} skipped`] : [];
  return [...rows, "", ...skipped, `${passed} passed, ${failed} failed`].join("\n");
}

/** Formats seconds: `7.3 s`, `2 min 5 s`. */
export function formatTime(seconds: number): string {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
