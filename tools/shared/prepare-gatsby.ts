import { rmSync } from "node:fs";
import { GATSBY_FOLDERS } from "../../src/build/folders";
import { holdBuildLock, LOCK_VARIABLE } from "../../src/build/lock";
import type { RunOptions } from "./run";
import { withTemporaryFolder } from "./temporary-folder";

/**
 * Characters that the project's path must not contain. Gatsby uses the path in a glob pattern to find its
 * configuration. With these characters, it ignores the configuration or reports only that it can't compile it.
 */
const UNUSABLE = /['"!()[\]{}*?#%]/;

/** @throws Error with the character and the folder */
function requireUsablePath(folder: string): void {
  const [character] = UNUSABLE.exec(folder) ?? [];
  if (character === undefined) return;
  throw new Error(
    `Gatsby can't work in a folder with ${character} in its path: ${folder}. Rename the folder or move the` +
      " project. Letters, digits, spaces and hyphens are fine.",
  );
}

/**
 * Prepares this folder for Gatsby: takes the lock and removes earlier output. This must happen before Gatsby
 * starts, because Gatsby first opens its databases, and crashes with SIGBUS if a killed process truncated one.
 *
 * @returns options for running Gatsby with the lock, and with a temporary folder that is removed when this process
 *   ends, because Gatsby leaves files behind
 * @throws Error if Gatsby can't work in this folder, or if another build or development server is running in it
 */
export function prepareGatsby(env: NodeJS.ProcessEnv): RunOptions {
  requireUsablePath(process.cwd());
  const lock = holdBuildLock(process.cwd(), env);
  // On some systems, a folder that another program has open can't be removed at once.
  for (const folder of GATSBY_FOLDERS)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return {
    env: {
      // Gatsby's live output would write control characters to a log.
      ...(process.stdout.isTTY ? {} : { GATSBY_LOGGER: "yurnalist" }),
      ...withTemporaryFolder("gatsby", env),
      [LOCK_VARIABLE]: "1",
    },
    ...(lock !== undefined && { descriptors: [lock] }),
  };
}
