import { z } from "zod";

/** How many tests a runner ran, by result. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Why tests were skipped, as they say it themselves. */
  reasons?: readonly string[];
}

/** One line of the final table; `seconds` is undefined for a step that was not reached. */
export interface StepResult {
  name: string;
  outcome: "passed" | "failed" | "not run";
  seconds?: number;
}

const jestSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  /** Files that could not even be loaded. */
  numRuntimeErrorTestSuites: z.int(),
});

interface Suite {
  suites?: Suite[] | undefined;
  specs: { tests: { annotations: { type: string; description?: string | undefined }[] }[] }[];
}

const annotation = z.object({ type: z.string(), description: z.string().optional() });

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    suites: z.array(suite).optional(),
    specs: z.array(z.object({ tests: z.array(z.object({ annotations: z.array(annotation) })) })),
  }),
);

const playwrightSchema = z.object({
  stats: z.object({
    expected: z.int(),
    unexpected: z.int(),
    flaky: z.int(),
    skipped: z.int(),
  }),
  suites: z.array(suite),
});

/** Counts from the text that `jest --json --outputFile` writes. */
export function jestCounts(json: string): Counts {
  const result = jestSchema.parse(JSON.parse(json));
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests,
  };
}

/** Counts from the text that Playwright's JSON reporter writes; a flaky test has failed. */
export function playwrightCounts(json: string): Counts {
  const { stats, suites } = playwrightSchema.parse(JSON.parse(json));
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky, skipped, reasons: reasonsIn(suites) };
}

/** Each reason for which a test was skipped, once. */
function reasonsIn(suites: readonly Suite[]): string[] {
  const reasons = suites.flatMap((part) => [
    ...reasonsIn(part.suites ?? []),
    ...part.specs
      .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
      .flatMap(({ type, description = "" }) =>
        type === "skip" && description ? [description] : [],
      ),
  ]);
  return [...new Set(reasons)];
}

/** The end of a test run: a table of the steps, what was skipped, and as its last line `N passed, M failed`. */
export function formatReport(steps: readonly StepResult[], counts: readonly Counts[]): string {
  const nameWidth = Math.max(...steps.map(({ name }) => name.length));
  const times = steps.map(({ seconds }) => (seconds === undefined ? "" : formatTime(seconds)));
  const timeWidth = Math.max(...times.map((time) => time.length));
  const rows = steps.map(
    ({ name, outcome }, index) =>
      `  ${name.padEnd(nameWidth)}  ${(times[index] ?? "").padStart(timeWidth)}  ${outcome}`,
  );
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failedTests = counts.reduce((sum, count) => sum + count.failed, 0);
  // A failed step without a failed test (a lint error, a build that stops) counts as one.
  const failed = steps.some(({ outcome }) => outcome === "failed")
    ? Math.max(failedTests, 1)
    : failedTests;
  const skipped = counts.reduce((sum, count) => sum + count.skipped, 0);
  const reasons = counts.flatMap((count) => count.reasons ?? []);
  const left = skipped > 0 ? `${[`${skipped} skipped`, ...reasons].join("\n  ")}\n\n` : "";
  return `${rows.join("\n")}\n\n${left}${passed} passed, ${failed} failed`;
}

/** Seconds as people read them: `7.3 s`, `2 min 5 s`. */
export function formatTime(seconds: number): string {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
