import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { holdBuildLock, LOCK_VARIABLE } from "../../src/node/lock";
import { testBrowser } from "../shared/chromium";
import { testEnvironment } from "../shared/environment";
import { requireFreePort } from "../shared/ports";
import { fail, runProgram, runScript } from "../shared/run";
import { temporaryFolder } from "../shared/temporary-folder";
import { runSteps, type Step } from "../test-run/run-steps";
import { type Counts, jestCounts, playwrightCounts } from "../test-run/test-report";

/** `npm test`: runs all checks that a commit must pass, and stops at the first failure. */
async function test(): Promise<void> {
  // Acquire the lock and check the ports first. Otherwise, the build or the browser tests could fail minutes
  // later.
  holdBuildLock(process.cwd());
  await requireFreePort("preview");
  await requireFreePort("intake");
  console.log(`Browser: ${testBrowser().executablePath}`);
  await runSteps(stepsIn(temporaryFolder("test")));
}

/** Returns the checks, which write their reports to `folder`. */
function stepsIn(folder: string): Step[] {
  const browserFile = join(folder, "browser.json");
  const env = {
    ...testEnvironment(),
    [LOCK_VARIABLE]: "1",
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserFile,
  };
  const script = (name: string, args: readonly string[] = []) =>
    runScript(name, args, { env, stdin: "ignore" });
  const jest = (name: string, projects: readonly string[], tests = "."): Step => {
    const file = join(folder, `${projects.join("-")}.json`);
    const which = ["--selectProjects", ...projects, "--testPathPatterns", tests];
    const args = [...which, "--json", `--outputFile=${file}`];
    return {
      name,
      run: () => runProgram(["jest", ...args], { env, stdin: "ignore" }),
      count: () => readCounts(file, jestCounts),
    };
  };
  return [
    { name: "content check", run: () => script("check:content") },
    { name: "format and lint", run: () => script("lint") },
    { name: "unused code and packages", run: () => script("lint:unused") },
    { name: "licenses", run: () => script("lint:licenses") },
    jest("unit tests", ["unit"]),
    // These tests run separately because they spawn processes, which could make the unit tests time out.
    jest("tool tests and fuzz tests", ["tools", "fuzz"]),
    { name: "production build", run: () => script("build") },
    // The type check must run after the build, which generates the types for the GraphQL queries.
    { name: "types", run: () => script("types") },
    // Running these tests together keeps all cores busy. The component tests need the build's query results.
    jest("built-site tests and component tests", ["built", "components"]),
    {
      name: "W3C HTML checker (if Java is installed)",
      run: () => script("test:scheduled", ["nu", "--where-installed"]),
    },
    jest("editor on the development server", ["develop"], "develop/admin"),
    {
      name: "browser tests",
      run: () => script("test:browser", ["--reporter=list,json"]),
      count: () => readCounts(browserFile, playwrightCounts),
    },
  ];
}

/**
 * Reads the test counts from a report. Returns undefined if the test runner failed before writing a report.
 */
function readCounts(file: string, read: (json: string) => Counts): Counts | undefined {
  return existsSync(file) ? read(readFileSync(file, "utf8")) : undefined;
}

test().catch(fail);
