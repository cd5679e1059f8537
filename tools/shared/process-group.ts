import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

/** Windows has no process groups. */
const HAS_GROUPS = process.platform !== "win32";

/**
 * Starts a program in a new process group. When this process exits, kills the whole group before the
 * temporary files are removed. This also kills programs that ignore Ctrl-C.
 */
export function startGroup(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  const child = spawn(command, args, { ...options, detached: HAS_GROUPS });
  const end = () => endGroup(child);
  process.prependOnceListener("exit", end);
  child.once("exit", () => process.off("exit", end));
  return child;
}

/** Kills a program from `startGroup` and all its child processes. */
export function endGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (HAS_GROUPS) process.kill(-child.pid, "SIGKILL");
  else child.kill("SIGKILL");
}
