import { existsSync } from "node:fs";
import path from "node:path";
import { fail, run } from "../shared/run";

/** The types of the page queries, which each build writes (gatsby-config.ts). */
const QUERY_TYPES = "src/gatsby-types.d.ts";

/** `npm run types`: type-checks all code, including the page queries. */
async function checkTypes(): Promise<void> {
  if (!existsSync(QUERY_TYPES)) {
    throw new Error(`${QUERY_TYPES} doesn't exist yet. Run "npm run build" first to generate it.`);
  }
  const compiler = path.join(require.resolve("typescript/package.json"), "../bin/tsc");
  process.exitCode = await run(process.execPath, [compiler, "--noEmit"]);
}

checkTypes().catch(fail);
