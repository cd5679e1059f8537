import { fail } from "../shared/run";
import { type Counts, formatReport, formatTime, type StepResult } from "./test-report";

/** One check of a test run. */
export interface Step {
  name: string;
  /** Resolves with the check's exit code. */
  run: () => number | Promise<number>;
  /** Reads how many tests ran, from what the step has written; undefined if it wrote nothing. */
  count?: () => Counts | undefined;
}

/**
 * Runs checks in order, prints a table of them at the end, and makes the process exit with 1 if one failed.
 * Ctrl-C ends them in one line.
 *
 * @param goOn whether the other checks run after one that failed
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
      console.log(`\nInterrupted in "${step.name}".`);
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
