import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

/** Windows has none. */
const HAS_GROUPS = process.platform !== "win32";

/**
 * Starts a program in a group of its own: all that it starts ends with this process, before its
 * temporary files go, also programs that hear of no Ctrl-C for a while, such as `npm ci`.
 *
 * @returns the program, and how to end all of it now
 */
export function startGroup(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): { child: ChildProcess; end: () => void } {
  const child = spawn(command, args, { ...options, detached: HAS_GROUPS });
  const end = () => {
    process.off("exit", end);
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    if (HAS_GROUPS) process.kill(-child.pid, "SIGKILL");
    else child.kill();
  };
  process.prependOnceListener("exit", end);
  child.once("exit", () => process.off("exit", end));
  return { child, end };
}

/**
 * Runs a program in a group of its own, to its end.
 *
 * @throws Error if it ends with anything but 0.
 */
export async function runGroup(
  command: string,
  args: readonly string[],
  options?: SpawnOptions,
): Promise<void> {
  const { child } = startGroup(command, args, options);
  const [code, signal] = await once(child, "exit");
  if (code !== 0) throw new Error(`${[command, ...args].join(" ")} ended with ${code ?? signal}.`);
}
