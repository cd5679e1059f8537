import { accessSync, constants, rmSync } from "node:fs";
import { homedir } from "node:os";
import { holdBuildLock, LOCK_VARIABLE } from "../../src/node/lock";
import { withTemporaryFolder } from "./temporary-folder";

/** Gatsby uses the path in a glob pattern, and ignores its configuration if one of these is in it. */
const UNUSABLE = /['"!()[\]{}*?#%]/;

function requireUsablePath(folder: string): void {
  const [character] = UNUSABLE.exec(folder) ?? [];
  if (character === undefined) return;
  throw new Error(
    `Gatsby can't work in a folder with ${character} in its path: ${folder}. Rename the folder or move the` +
      " project. Letters, digits, spaces and hyphens are safe.",
  );
}

/** Returns whether this user can write to a home folder. Containers may run with any user ID. */
function hasHome(): boolean {
  try {
    accessSync(homedir(), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Locks the project folder, and removes the earlier output that `remove` names, because Gatsby crashes with
 * SIGBUS if a killed process left a truncated database. The returned environment gives Gatsby a temporary folder.
 */
export function prepareGatsby(
  env: NodeJS.ProcessEnv,
  { remove }: { remove: readonly string[] },
): NodeJS.ProcessEnv {
  requireUsablePath(process.cwd());
  holdBuildLock(process.cwd(), env);
  for (const folder of remove) removeFolder(folder);
  const inTemporary = withTemporaryFolder("gatsby", env);
  return {
    // Gatsby's interactive output would add control characters to log files.
    ...(process.stdout.isTTY ? {} : { GATSBY_LOGGER: "yurnalist" }),
    ...inTemporary,
    // Gatsby stores settings in the home folder.
    ...(!hasHome() && { HOME: inTemporary.TMPDIR }),
    [LOCK_VARIABLE]: process.cwd(),
  };
}

/** Retries, because some systems can't remove a folder that another program has open. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
