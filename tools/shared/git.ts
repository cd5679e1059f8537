import { spawnSync } from "node:child_process";

/** Throws what Git says, because "not a repository", "dubious ownership" and "no such commit" need different remedies. */
export function git(args: readonly string[], cwd = process.cwd()): string {
  const { status, stdout, stderr, error } = spawnSync("git", args, { cwd, encoding: "utf8" });
  if (error) throw new Error(`can't run Git (${error.message})`, { cause: error });
  if (status !== 0) throw new Error(stderr.trim() || `git ${args.join(" ")} failed`);
  return stdout;
}
