import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

/** Programs that start others are killed together with them, at the latest when this process exits. */
export function startGroup(command: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(command, args, { ...options, detached: true });
  process.once("exit", () => endGroup(child));
  return child;
}

export function endGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, "SIGKILL");
}
