import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { holdBuildLock, LOCK_VARIABLE } from "../../src/build/lock";
import { testBrowser } from "../shared/chromium";
import { testEnvironment } from "../shared/environment";
import { requireFreePort } from "../shared/ports";
import { fail, runProgram, runScript } from "../shared/run";
import { temporaryFolder } from "../shared/temporary-folder";
import { runSteps, type Step } from "../test-run/run-steps";
import { type Counts, jestCounts, playwrightCounts } from "../test-run/test-report";

/** knip needs Node 20.19; the site needs only 20.9. */
const RUNS_KNIP = process.versions.node.localeCompare("20.19", "en", { numeric: true }) >= 0;

/** `npm test`: runs all checks for a commit in order, and stops at the first failure. */
async function test(): Promise<void> {
  // Fail now rather than minutes later, when the build and the browser tests need these.
  holdBuildLock(process.cwd());
  await requireFreePort("preview");
  await requireFreePort("intake");
  console.log(`Browser: ${testBrowser().executablePath}`);
  await runSteps(stepsIn(temporaryFolder("test")));
}

/** Returns the checks, which write their reports to a folder. */
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
    {
      name: "unused code and packages, from Node 20.19",
      run: () => (RUNS_KNIP ? script("lint:unused") : 0),
    },
    { name: "licenses", run: () => script("lint:licenses") },
    jest("unit tests", ["unit"]),
    // Separate, because these start programs, which could make other tests exceed their time limits.
    jest("tests of tools, and fuzzed content", ["tools", "fuzz"]),
    { name: "production build", run: () => script("build") },
    // The build writes the types of the GraphQL queries.
    { name: "types", run: () => script("types") },
    // Together, to keep all cores busy. Component tests use the build's query results.
    jest("built-site checks, and component tests", ["built", "components"]),
    {
      name: "W3C HTML checker, where Java is installed",
      run: () => script("test:scheduled", ["nu", "--where-installed"]),
    },
    jest("the editor, under the development server", ["develop"], "develop/admin"),
    {
      name: "browser tests",
      run: () => script("test:browser", ["--reporter=list,json"]),
      count: () => readCounts(browserFile, playwrightCounts),
    },
  ];
}

/** Reads a report, which is missing if the runner failed before its first test. */
function readCounts(file: string, read: (json: string) => Counts): Counts | undefined {
  return existsSync(file) ? read(readFileSync(file, "utf8")) : undefined;
}

test().catch(fail);
