import { removeDatabases } from "../../src/between-builds/clean-start";
import { holdBuildLock, LOCK_VARIABLE } from "../../src/between-builds/lock";

/**
 * What has to be done before Gatsby's process starts: keeps other builds out of this folder, and
 * removes the databases of an earlier one.
 *
 * @returns the environment for Gatsby, with which it takes the lock over
 * @throws Error if another build or the development server is at work here
 */
export function prepareGatsby(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  holdBuildLock(process.cwd());
  removeDatabases(process.cwd());
  return { ...env, [LOCK_VARIABLE]: String(process.pid) };
}
