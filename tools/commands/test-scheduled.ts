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
};

/** Those that look at the last build. */
const OF_THE_BUILD = ["nu", "engines", "netlify"];

/**
 * `npm run test:scheduled [-- <name> … [--option …]]`: the checks of these names, or all, one after the
 * other, also after one that failed. What follows the first option goes to the check that is named.
 */
async function testScheduled(args: readonly string[]): Promise<void> {
  const firstOption = args.findIndex((arg) => arg.startsWith("-"));
  const named = firstOption === -1 ? args : args.slice(0, firstOption);
  const options = firstOption === -1 ? [] : args.slice(firstOption);
  const unknown = named.find((name) => !(name in CHECKS));
  if (unknown !== undefined) {
    throw new Error(
      `There is no check "${unknown}". Name some of ${Object.keys(CHECKS).join(", ")}.`,
    );
  }
  if (options.length > 0 && named.length !== 1) {
    throw new Error(`${options.join(" ")} is for one check: name it before.`);
  }
  const names = named.length > 0 ? named : Object.keys(CHECKS);
  if (names.some((name) => OF_THE_BUILD.includes(name))) requireBuiltSite("public");
  const env = testEnvironment();
  await runSteps(
    names.map((name) => ({
      name,
      run: () => runProgram([...(CHECKS[name] ?? []), ...options], { env, stdin: "ignore" }),
    })),
    { goOn: true },
  );
}

testScheduled(process.argv.slice(2)).catch(fail);
