import { removeDatabases } from "../../src/between-builds/clean-start";
import { holdBuildLock, LOCK_VARIABLE } from "../../src/between-builds/lock";
import { withTemporaryFolder } from "./temporary-folder";

/**
 * What has to be done before Gatsby's process starts: keeps other builds out of this folder, and
 * removes the databases of an earlier one.
 *
 * @returns the environment for Gatsby: with the lock to take over, and a folder for temporary files
 *   that goes with this process, since Gatsby leaves some of them behind
 * @throws Error if another build or the development server is at work here
 */
export function prepareGatsby(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  holdBuildLock(process.cwd());
  removeDatabases(process.cwd());
  return {
    // Gatsby's plain lines, as in CI, wherever nobody watches a terminal: its live ones would be control
    // characters in a file, and are drawn by a library that takes a tenth of a build after an edit.
    ...(process.stdout.isTTY ? {} : { GATSBY_LOGGER: "yurnalist" }),
    ...withTemporaryFolder("gatsby", env),
    [LOCK_VARIABLE]: String(process.pid),
  };
}
