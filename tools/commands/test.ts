import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { holdBuildLock, LOCK_VARIABLE } from "../../src/build/lock";
import { testEnvironment } from "../shared/environment";
import { portOf, requireFreePort } from "../shared/ports";
import { fail, run, runScript } from "../shared/run";
import { temporaryFolder } from "../shared/temporary-folder";
import {
  type Counts,
  formatReport,
  formatTime,
  jestCounts,
  playwrightCounts,
  type StepResult,
} from "../test-run/test-report";

const CHROMIUM = join("tools", "shared", "chromium.ts");

interface Step {
  name: string;
  run: () => Promise<number>;
  /** Reads how many tests ran, from what the step has written. */
  count?: () => Counts | undefined;
}

/** `npm test`: every check there is, in order, up to the first that fails. */
async function test(): Promise<void> {
  // Not when the build and the browser tests need them, ten minutes later.
  holdBuildLock(process.cwd());
  await requireFreePort("preview", portOf("preview"));
  await requireFreePort("intake", portOf("intake"));
  const folder = temporaryFolder("test");
  const results: StepResult[] = [];
  const counts: Counts[] = [];
  for (const step of steps(folder)) {
    if (results.some(({ outcome }) => outcome === "failed")) {
      results.push({ name: step.name, outcome: "not run" });
      continue;
    }
    const result = await runStep(step);
    results.push(result);
    const count = step.count?.();
    if (count !== undefined) counts.push(count);
    if (result.outcome === "failed") process.exitCode = 1;
  }
  console.log(`\n${formatReport(results, counts)}`);
}

function steps(folder: string): Step[] {
  const browserFile = join(folder, "browser.json");
  const env = {
    ...testEnvironment(),
    [LOCK_VARIABLE]: "1",
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserFile,
  };
  const script = (name: string, args: readonly string[] = []) =>
    runScript(name, args, { env, stdin: "ignore" });
  const jest = (name: string, title: string, args: readonly string[] = []): Step => {
    const file = join(folder, `${name.replace(":", "-")}.json`);
    return {
      name: title,
      run: () => script(name, [...args, "--json", `--outputFile=${file}`]),
      count: () => readCounts(file, jestCounts),
    };
  };
  return [
    { name: "content check", run: () => script("check:content") },
    { name: "format and lint", run: () => script("lint") },
    jest("test:unit", "unit tests"),
    jest("test:components", "component tests"),
    jest("test:tools", "unit tests with programs"),
    jest("test:fuzz", "fuzzed content"),
    { name: "production build", run: () => script("build") },
    // After the build, which writes the types of the GraphQL queries.
    { name: "types", run: () => script("types") },
    jest("test:built", "built-site checks"),
    {
      name: "the W3C's HTML checker, where Java is installed",
      run: () => script("test:nu", ["--where-installed"]),
    },
    jest("test:warm", "builds that follow builds", ["clean-builds"]),
    {
      name: "browser",
      run: () => run(process.execPath, ["--import", "tsx", CHROMIUM], { env, stdin: "ignore" }),
    },
    {
      name: "browser tests",
      run: () => script("test:browser", ["--reporter=list,json"]),
      count: () => readCounts(browserFile, playwrightCounts),
    },
  ];
}

async function runStep({ name, run }: Step): Promise<StepResult> {
  console.log(`\n=== ${name} ===`);
  const start = performance.now();
  let code = 1;
  try {
    code = await run();
  } catch (error) {
    fail(error);
  }
  const seconds = (performance.now() - start) / 1000;
  const outcome = code === 0 ? "passed" : "failed";
  console.log(`=== ${name}: ${outcome} in ${formatTime(seconds)} ===`);
  return { name, outcome, seconds };
}

/** A runner that fails before its first test writes no file. */
function readCounts(file: string, read: (json: string) => Counts): Counts | undefined {
  return existsSync(file) ? read(readFileSync(file, "utf8")) : undefined;
}

test().catch(fail);
