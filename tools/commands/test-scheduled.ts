import { requireBuiltSite } from "../host/built-site";
import { testEnvironment } from "../shared/environment";
import { fail, runProgram } from "../shared/run";
import { runSteps } from "../test-run/run-steps";

const jest = (project: string) => ["jest", "--runInBand", "--selectProjects", project];

/**
 * The commands for the checks that don't run on every commit, because they are slow or need extra software.
 */
const CHECKS: Record<string, readonly string[]> = {
  nu: ["tsx", "tools/commands/test-nu.ts"],
  engines: ["tsx", "__tests__/engines/run.ts"],
  netlify: jest("netlify"),
  develop: jest("develop"),
  warm: jest("warm"),
  mutants: ["stryker", "run"],
  adoption: ["tsx", "tools/commands/test-adoption.ts"],
  // A company that adopts the site deletes these tests (docs/adopting.md).
  sample: [...jest("sample"), "--passWithNoTests"],
};

/** The checks that need a built site. */
const NEED_BUILD = ["nu", "engines", "netlify"];

/**
 * `npm run test:scheduled [-- <name> … [argument …]]`: runs the named checks, or all checks, and continues
 * after failures. If you name a single check, any arguments after its name are passed to it.
 */
async function testScheduled(args: readonly string[]): Promise<void> {
  const firstOther = args.findIndex((arg) => !(arg in CHECKS));
  const named = firstOther === -1 ? args : args.slice(0, firstOther);
  const others = firstOther === -1 ? [] : args.slice(firstOther);
  if (others.length > 0 && named.length !== 1) {
    throw new Error(
      `There is no check "${others[0]}". Choose from ${Object.keys(CHECKS).join(", ")}.` +
        " To pass arguments to a check, name only that check.",
    );
  }
  const names = named.length > 0 ? named : Object.keys(CHECKS);
  if (names.some((name) => NEED_BUILD.includes(name))) requireBuiltSite("public");
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
