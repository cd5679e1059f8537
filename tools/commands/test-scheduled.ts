import { testEnvironment } from "../shared/environment";
import { fail, runSteps } from "../shared/run";

const jest = (project: string) => `jest --runInBand --selectProjects ${project}`;

const CHECKS: Record<string, string> = {
  engines: "tsx __tests__/engines/run.ts",
  netlify: jest("netlify"),
  develop: jest("develop"),
  "whole-builds": jest("whole-builds"),
  pauses: "playwright test --workers=1 race.test -g 50",
  mutants: "stryker run",
  adoption: "tsx __tests__/adoption/run.ts",
  // A company that adopts the site deletes these tests (docs/adopting.md).
  sample: `${jest("sample")} --passWithNoTests`,
};

/** `npm run test:scheduled [-- <name> … [argument …]]`. Arguments after a name are passed to its check. */
async function testScheduled(args: readonly string[]): Promise<void> {
  const steps: Record<string, string> = {};
  let last = "";
  for (const arg of args.length > 0 ? args : Object.keys(CHECKS)) {
    if (Object.hasOwn(CHECKS, arg)) last = arg;
    if (last === "") {
      throw new Error(`There is no check "${arg}". Choose from ${Object.keys(CHECKS).join(", ")}.`);
    }
    steps[last] = arg === last ? `exec --no -- ${CHECKS[last]}` : `${steps[last]} ${arg}`;
  }
  await runSteps(steps, { env: testEnvironment(), goOn: true });
}

testScheduled(process.argv.slice(2)).catch(fail);
