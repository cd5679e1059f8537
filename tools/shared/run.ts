import { spawn } from "node:child_process";
import { constants } from "node:os";

const FORWARDED = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

let running = 0;

/** Whether a command runs, which a signal to this process has to end first. */
export const isCommandRunning = (): boolean => running > 0;

export interface RunOptions {
  /** The folder to run in; this process's own if left out. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** "inherit" for a command that may ask or listen to keys; "ignore" for one that must not wait. */
  stdin?: "inherit" | "ignore";
  /** Open files that the command gets beside its three streams, such as a lock's. */
  descriptors?: readonly number[];
  /** Ends the command. */
  signal?: AbortSignal;
}

/**
 * Runs a command on the terminal's own output and resolves with its exit code (128 + the signal's
 * number when a signal ended it). Signals to this process are passed on, and it outlives the
 * command, so nothing is left running behind.
 *
 * @throws Error when the command cannot be started.
 */
export function run(command: string, args: readonly string[], options: RunOptions = {}) {
  return new Promise<number>((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: [options.stdin ?? "inherit", "inherit", "inherit", ...(options.descriptors ?? [])],
      env: options.env ?? process.env,
      ...(options.cwd !== undefined && { cwd: options.cwd }),
    });
    const forward = (signal: NodeJS.Signals) => {
      // Ctrl-C in a terminal reaches the whole foreground group: the child has it already.
      if (signal === "SIGINT" && process.stdin.isTTY) return;
      child.kill(signal);
    };
    for (const signal of FORWARDED) process.on(signal, forward);
    const end = () => child.kill();
    options.signal?.addEventListener("abort", end);
    running += 1;
    const stopForwarding = () => {
      for (const signal of FORWARDED) process.off(signal, forward);
      options.signal?.removeEventListener("abort", end);
      running -= 1;
    };
    child.once("error", (error) => {
      stopForwarding();
      reject(new Error(`Could not start "${command}": ${error.message}`, { cause: error }));
    });
    child.once("exit", (code, signal) => {
      stopForwarding();
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

/** What to spawn, and with which arguments, for a command of npm, wherever npm lives. */
export function npmCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): [command: string, args: string[]] {
  // Inside an npm script npm says where it is; on Windows its command is no program to spawn.
  const npm = env.npm_execpath;
  return npm?.endsWith(".js") ? [process.execPath, [npm, ...args]] : ["npm", [...args]];
}

/** Runs a script of package.json through npm; resolves with its exit code. */
export function runScript(script: string, args: readonly string[] = [], options: RunOptions = {}) {
  const npmArgs = ["run", script, ...(args.length > 0 ? ["--", ...args] : [])];
  return run(...npmCommand(npmArgs), options);
}

/** Runs the program of an installed package, such as `jest`, with its arguments; resolves with its exit code. */
export function runProgram(program: readonly string[], options: RunOptions = {}) {
  return run(...npmCommand(["exec", "--no", "--", ...program]), options);
}

/** Prints an error as a person reads it, without a stack, and makes the process exit with 1. */
export function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Ends a test runner that would add its own stack to an error. */
export function exitSaying(error: unknown): never {
  fail(error);
  process.exit();
}
