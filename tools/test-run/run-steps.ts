import { fail } from "../shared/run";
import { type Counts, formatReport, formatTime, type StepResult } from "./test-report";

/** A check in a test run. */
export interface Step {
  name: string;
  /** Runs the check and returns its exit code. */
  run: () => number | Promise<number>;
  /** Returns the test counts in the step's report, or undefined if there is no report. */
  count?: () => Counts | undefined;
}

/**
 * Runs checks in order, prints a summary table, and sets the exit code to 1 if any check failed. On Ctrl-C,
 * names the interrupted check and stops.
 *
 * @param goOn whether to continue after a failed check
 */
export async function runSteps(steps: readonly Step[], { goOn = false } = {}): Promise<void> {
  const results: StepResult[] = [];
  const counts: Counts[] = [];
  let isInterrupted = false;
  process.once("SIGINT", () => {
    isInterrupted = true;
  });
  for (const step of steps) {
    if (process.exitCode && !goOn) {
      results.push({ name: step.name, outcome: "not run" });
      continue;
    }
    console.log(`\n=== ${step.name} ===`);
    const start = performance.now();
    const code = await Promise.resolve()
      .then(step.run)
      .catch((error) => {
        fail(error);
        return 1;
      });
    if (isInterrupted) {
      console.log(`\nInterrupted during "${step.name}".`);
      process.exitCode = 130;
      return;
    }
    const seconds = (performance.now() - start) / 1000;
    const outcome = code === 0 ? "passed" : "failed";
    console.log(`=== ${step.name}: ${outcome} in ${formatTime(seconds)} ===`);
    results.push({ name: step.name, outcome, seconds });
    const count = step.count?.();
    if (count !== undefined) counts.push(count);
    if (outcome === "failed") process.exitCode = 1;
  }
  console.log(`\n${formatReport(results, counts)}`);
}
