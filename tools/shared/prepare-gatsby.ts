import { rmSync } from "node:fs";
import { GATSBY_FOLDERS } from "../../src/build/folders";
import { holdBuildLock, LOCK_VARIABLE } from "../../src/build/lock";
import type { RunOptions } from "./run";
import { withTemporaryFolder } from "./temporary-folder";

/**
 * What has to be done before Gatsby's process starts: keeps other builds out of this folder, and
 * removes what an earlier one has left. Not once Gatsby runs: it opens databases first, and a file that
 * a killed process has cut short ends it there without a word (SIGBUS).
 *
 * @returns how to run Gatsby: with the lock, and with a folder for temporary files that goes with this
 *   process, since Gatsby leaves some of them behind
 * @throws Error if another build or the development server is at work here
 */
export function prepareGatsby(env: NodeJS.ProcessEnv): RunOptions {
  const lock = holdBuildLock(process.cwd(), env);
  // With more than one try: on some systems a folder that is being looked into can't go at the first.
  for (const folder of GATSBY_FOLDERS)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return {
    env: {
      // Plain lines wherever nobody watches a terminal: Gatsby's live ones are control characters in a log.
      ...(process.stdout.isTTY ? {} : { GATSBY_LOGGER: "yurnalist" }),
      ...withTemporaryFolder("gatsby", env),
      [LOCK_VARIABLE]: "1",
    },
    ...(lock !== undefined && { descriptors: [lock] }),
  };
}
