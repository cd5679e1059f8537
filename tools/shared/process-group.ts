import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

/** Windows has none. */
const HAS_GROUPS = process.platform !== "win32";

/**
 * Starts a program in a group of its own: all that it starts ends with this process, before its
 * temporary files go, also programs that ignore Ctrl-C for a while.
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

/** Ends a program that `startGroup` has started, and all that it has started. */
export function endGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (HAS_GROUPS) process.kill(-child.pid, "SIGKILL");
  else child.kill("SIGKILL");
}
