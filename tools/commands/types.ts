import { existsSync } from "node:fs";
import { QUERY_TYPES } from "../../src/build/folders";
import { fail, runProgram } from "../shared/run";

/** `npm run types`: checks all types, those of the pages' queries among them. */
async function checkTypes(): Promise<void> {
  if (!existsSync(QUERY_TYPES)) {
    throw new Error(
      `There is no ${QUERY_TYPES} yet, which a build writes: run "npm run build" first.`,
    );
  }
  process.exitCode = await runProgram(["tsc", "--noEmit"]);
}

checkTypes().catch(fail);
