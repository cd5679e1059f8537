import { rmSync } from "node:fs";
import { GATSBY_FOLDERS } from "../../src/build/folders";
import { holdBuildLock, LOCK_VARIABLE } from "../../src/build/lock";
import type { RunOptions } from "./run";
import { withTemporaryFolder } from "./temporary-folder";

/**
 * What no folder around the project may have in its name. Gatsby looks for its configuration by a pattern
 * that begins with the path, and says only that it couldn't be compiled, or goes on without it.
 */
const UNUSABLE = /['"!()[\]{}*?#%]/;

/** @throws Error naming the character and the folder */
function requireUsablePath(folder: string): void {
  const [character] = UNUSABLE.exec(folder) ?? [];
  if (character === undefined) return;
  throw new Error(
    `Gatsby can't work in a folder with ${character} in its path, and this is ${folder}. Rename it or move` +
      " the project: letters, digits, spaces and hyphens are fine.",
  );
}

/**
 * What has to be done before Gatsby's process starts: keeps other builds out of this folder, and
 * removes what an earlier one has left. Not once Gatsby runs: it opens databases first, and a file that
 * a killed process has cut short ends it there without a word (SIGBUS).
 *
 * @returns how to run Gatsby: with the lock, and with a folder for temporary files that goes with this
 *   process, since Gatsby leaves some of them behind
 * @throws Error in a folder that Gatsby can't work in, and if another build or the development server is at work here
 */
export function prepareGatsby(env: NodeJS.ProcessEnv): RunOptions {
  requireUsablePath(process.cwd());
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
