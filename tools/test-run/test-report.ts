/** How many tests a runner ran, by result. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** One line of the final table; `seconds` is undefined for a step that was not reached. */
export interface StepResult {
  name: string;
  outcome: "passed" | "failed" | "not run";
  seconds?: number;
}

/** Counts from the text that `jest --json --outputFile` writes; a file that can't be loaded has failed. */
export function jestCounts(json: string): Counts {
  const result = JSON.parse(json);
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests,
  };
}

/** Counts from the text that Playwright's JSON reporter writes; a flaky test has failed. */
export function playwrightCounts(json: string): Counts {
  const { stats } = JSON.parse(json);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}

/**
 * The end of a test run: a table of the steps, what was skipped, and as its last line `N passed, M failed`, of
 * tests where the steps count some, else of the steps.
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
  // A failed step without a failed test (a lint error, a build that stops) counts as one.
  const failed = Math.max(sumOf("failed"), stepsThat("failed"));
  const skipped = sumOf("skipped") > 0 ? [`${sumOf("skipped")} skipped`] : [];
  return [...rows, "", ...skipped, `${passed} passed, ${failed} failed`].join("\n");
}

/** Seconds as people read them: `7.3 s`, `2 min 5 s`. */
export function formatTime(seconds: number): string {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
