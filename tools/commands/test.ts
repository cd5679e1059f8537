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

/** knip asks for Node 20.19; the site itself for 20.9. */
const RUNS_KNIP = process.versions.node.localeCompare("20.19", "en", { numeric: true }) >= 0;

/** `npm test`: every check of a commit, in order, up to the first that fails. */
async function test(): Promise<void> {
  // Not when the build and the browser tests need them, ten minutes later.
  holdBuildLock(process.cwd());
  await requireFreePort("preview");
  await requireFreePort("intake");
  console.log(`Browser: ${testBrowser().executablePath}`);
  await runSteps(stepsIn(temporaryFolder("test")));
}

/** The checks; their reports go into a folder. */
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
    // Apart: the programs that they start would take the time that the others' limits count on.
    jest("tests of tools, and fuzzed content", ["tools", "fuzz"]),
    { name: "production build", run: () => script("build") },
    // After the build, which writes the types of the GraphQL queries.
    { name: "types", run: () => script("types") },
    // Together, so that no core waits: components are shown what the pages' queries answered in the build.
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

/** A runner that fails before its first test writes no file. */
function readCounts(file: string, read: (json: string) => Counts): Counts | undefined {
  return existsSync(file) ? read(readFileSync(file, "utf8")) : undefined;
}

test().catch(fail);
