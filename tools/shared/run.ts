import { spawn } from "node:child_process";
import { constants } from "node:os";

const FORWARDED = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

let running = 0;

/** Checks whether a command is running, which must end before this process. */
export const isCommandRunning = (): boolean => running > 0;

export interface RunOptions {
  /** The working directory; this process's by default. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** "inherit" (default) for interactive commands; "ignore" for commands that must not wait for input. */
  stdin?: "inherit" | "ignore";
  /** Additional file descriptors for the command, such as a lock's. */
  descriptors?: readonly number[];
  /** Stops the command. */
  signal?: AbortSignal;
}

/**
 * Runs a command with output to the terminal, and resolves with its exit code (128 + the signal's number if a
 * signal ended it). Forwards signals and waits for the command to end, so that it doesn't keep running.
 *
 * @throws Error if the command can't be started
 */
export function run(command: string, args: readonly string[], options: RunOptions = {}) {
  return new Promise<number>((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: [options.stdin ?? "inherit", "inherit", "inherit", ...(options.descriptors ?? [])],
      env: options.env ?? process.env,
      ...(options.cwd !== undefined && { cwd: options.cwd }),
    });
    const forward = (signal: NodeJS.Signals) => {
      // Ctrl-C in a terminal already reaches the child, which is in the foreground group.
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
      reject(new Error(`Can't start "${command}": ${error.message}`, { cause: error }));
    });
    child.once("exit", (code, signal) => {
      stopForwarding();
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

/** Returns the program and arguments for an npm command. */
export function npmCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): [command: string, args: string[]] {
  // npm scripts have npm's path in this variable. On Windows, `npm` isn't an executable that spawn can start.
  const npm = env.npm_execpath;
  return npm?.endsWith(".js") ? [process.execPath, [npm, ...args]] : ["npm", [...args]];
}

/** Runs an npm script, and resolves with its exit code. */
export function runScript(script: string, args: readonly string[] = [], options: RunOptions = {}) {
  const npmArgs = ["run", script, ...(args.length > 0 ? ["--", ...args] : [])];
  return run(...npmCommand(npmArgs), options);
}

/** Runs the program of an installed package, such as `jest`, and resolves with its exit code. */
export function runProgram(program: readonly string[], options: RunOptions = {}) {
  return run(...npmCommand(["exec", "--no", "--", ...program]), options);
}

/** Prints an error without its stack, and sets the exit code to 1. */
export function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Prints an error and exits, for test runners that would add a stack. */
export function exitSaying(error: unknown): never {
  fail(error);
  process.exit();
}
