import { requireBuiltSite } from "../host/built-site";
import { testEnvironment } from "../shared/environment";
import { fail, runProgram } from "../shared/run";
import { runSteps } from "../test-run/run-steps";

const jest = (project: string) => ["jest", "--runInBand", "--selectProjects", project];

/** The checks that take too long, or need too much, for every commit: the program of each, with its arguments. */
const CHECKS: Record<string, readonly string[]> = {
  nu: ["tsx", "tools/commands/test-nu.ts"],
  engines: ["tsx", "__tests__/engines/run.ts"],
  netlify: jest("netlify"),
  develop: jest("develop"),
  warm: jest("warm"),
  mutants: ["stryker", "run"],
  adoption: ["tsx", "tools/commands/test-adoption.ts"],
  // A company that has taken the site over deletes its tests (README.md).
  sample: [...jest("sample"), "--passWithNoTests"],
};

/** Those that look at the last build. */
const OF_THE_BUILD = ["nu", "engines", "netlify"];

/**
 * `npm run test:scheduled [-- <name> … [argument …]]`: the checks of these names, or all, one after the
 * other, also after one that failed. What follows a single name goes to its check.
 */
async function testScheduled(args: readonly string[]): Promise<void> {
  const firstOther = args.findIndex((arg) => !(arg in CHECKS));
  const named = firstOther === -1 ? args : args.slice(0, firstOther);
  const others = firstOther === -1 ? [] : args.slice(firstOther);
  if (others.length > 0 && named.length !== 1) {
    throw new Error(
      `There is no check "${others[0]}". Name some of ${Object.keys(CHECKS).join(", ")};` +
        " what follows a single name goes to its check.",
    );
  }
  const names = named.length > 0 ? named : Object.keys(CHECKS);
  if (names.some((name) => OF_THE_BUILD.includes(name))) requireBuiltSite("public");
  const env = testEnvironment();
  await runSteps(
    names.map((name) => ({
      name,
      run: () => runProgram([...(CHECKS[name] ?? []), ...others], { env, stdin: "ignore" }),
    })),
    { goOn: true },
  );
}

testScheduled(process.argv.slice(2)).catch(fail);
