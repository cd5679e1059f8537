import { spawn } from "node:child_process";
import { constants } from "node:os";

/** The signals that ask a program to end. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** "inherit" (default) for interactive commands; "ignore" for commands that must not wait for input. */
  stdin?: "inherit" | "ignore";
}

/** Resolves with the exit code, or 128 plus the signal number. Forwards signals and waits for the exit. */
export function run(command: string, args: readonly string[], options: RunOptions = {}) {
  const { stdin = "inherit", env, cwd } = options;
  const child = spawn(command, args, { stdio: [stdin, "inherit", "inherit"], env, cwd });
  const forward = (signal: NodeJS.Signals) => {
    // In a terminal, Ctrl-C already reaches the child, which is in the foreground process group.
    if (signal === "SIGINT" && process.stdin.isTTY) return;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  return new Promise<number>((resolve, reject) => {
    child.once("error", (error) =>
      reject(new Error(`Can't start "${command}": ${error.message}`, { cause: error })),
    );
    child.once("exit", (code, signal) =>
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
    );
  }).finally(() => {
    for (const signal of SIGNALS) process.off(signal, forward);
  });
}

export function npmCommand(args: readonly string[]): [command: string, args: string[]] {
  // When npm runs a script, it sets `npm_execpath` to its own path. On Windows, `npm` is a batch file, which
  // spawn can't start directly.
  const npm = process.env.npm_execpath;
  return npm?.endsWith(".js") ? [process.execPath, [npm, ...args]] : ["npm", [...args]];
}

/** `steps` has npm's arguments by the step's name, such as `run build`. Ctrl-C stops in any case. */
export async function runSteps(
  steps: Record<string, string>,
  { goOn = false, ...options }: RunOptions & { goOn?: boolean } = {},
): Promise<void> {
  const rows: string[] = [];
  let isInterrupted = false;
  process.once("SIGINT", () => {
    isInterrupted = true;
  });
  for (const [name, args] of Object.entries(steps)) {
    console.log(`\n=== ${name} ===`);
    const start = performance.now();
    const code = await run(...npmCommand(args.split(" ")), { stdin: "ignore", ...options });
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    rows.push(`${seconds.padStart(5)} s  ${code === 0 ? "passed" : "FAILED"}  ${name}`);
    if (code !== 0) process.exitCode = 1;
    if (isInterrupted || (code !== 0 && !goOn)) break;
  }
  console.log(`\n${rows.join("\n")}`);
}

export function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
