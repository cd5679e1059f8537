import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

/** Windows has no process groups. */
const HAS_GROUPS = process.platform !== "win32";

/** When this process exits, the whole group is killed, including programs that ignore Ctrl-C. */
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

export function endGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (HAS_GROUPS) process.kill(-child.pid, "SIGKILL");
  else child.kill("SIGKILL");
}
