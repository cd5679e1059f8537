import { existsSync } from "node:fs";
import path from "node:path";
import { QUERY_TYPES } from "../../src/build/folders";
import { fail, run } from "../shared/run";

/** `npm run types`: checks all types, those of the pages' queries among them. */
async function checkTypes(): Promise<void> {
  if (!existsSync(QUERY_TYPES)) {
    throw new Error(
      `There is no ${QUERY_TYPES} yet, which a build writes: run "npm run build" first.`,
    );
  }
  const compiler = path.join(require.resolve("typescript/package.json"), "../bin/tsc");
  process.exitCode = await run(process.execPath, [compiler, "--noEmit"]);
}

checkTypes().catch(fail);
