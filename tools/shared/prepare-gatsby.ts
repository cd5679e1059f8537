import path from "node:path";
import { removeDatabases } from "../../src/between-builds/clean-start";
import { holdBuildLock, LOCK_VARIABLE } from "../../src/between-builds/lock";
import { withTemporaryFolder } from "./temporary-folder";

/** Loaded by every process of Gatsby's before its own code. */
const PRELOADED = path.join(__dirname, "gatsby-workers.cjs");

/**
 * What has to be done before Gatsby's process starts: keeps other builds out of this folder, and
 * removes the databases of an earlier one.
 *
 * @returns the environment for Gatsby: with the lock to take over, what its workers load first, and a
 *   folder for temporary files that goes with this process, since Gatsby leaves some of them behind
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
    // What the encoders of pictures have given back goes to the machine, 70 MB of it, and not to a heap of
    // each thread's: https://sharp.pixelplumbing.com/install/#linux-memory-allocator
    MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? "2",
    // In quotation marks, since the folder's name may hold a space.
    NODE_OPTIONS: `${env.NODE_OPTIONS ?? ""} --require ${JSON.stringify(PRELOADED)}`.trim(),
    [LOCK_VARIABLE]: String(process.pid),
  };
}
