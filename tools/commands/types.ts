import { existsSync } from "node:fs";
import path from "node:path";
import { fail, run } from "../shared/run";

/** The types of the pages' queries, which each build writes (gatsby-config.ts). */
const QUERIES = "src/gatsby-types.d.ts";

/** `npm run types`: checks all types, those of the pages' queries among them. */
async function checkTypes(): Promise<void> {
  if (!existsSync(QUERIES)) {
    throw new Error(`There is no ${QUERIES} yet, which a build writes: run "npm run build" first.`);
  }
  const compiler = path.join(
    path.dirname(require.resolve("typescript/package.json")),
    "bin",
    "tsc",
  );
  process.exitCode = await run(process.execPath, [compiler, "--noEmit"]);
}

checkTypes().catch(fail);
