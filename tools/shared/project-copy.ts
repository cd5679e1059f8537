import { execFileSync } from "node:child_process";
import { cpSync, existsSync, symlinkSync } from "node:fs";
import path from "node:path";

const git = (args: string[], env: NodeJS.ProcessEnv = process.env) =>
  execFileSync("git", args, { encoding: "utf8", env, stdio: ["ignore", "pipe", "ignore"] });

export function commitOf(ref: string): string {
  try {
    return git(["rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`]).trim();
  } catch (error) {
    throw new Error(`There is no commit "${ref}".`, { cause: error });
  }
}

export function fileIn(commit: string, name: string): string {
  try {
    return git(["show", `${commit}:${name}`]);
  } catch {
    return "";
  }
}

/** Doesn't change the checkout or its index. */
export function copyCommit(commit: string, folder: string): void {
  const env = { ...process.env, GIT_INDEX_FILE: path.join(folder, ".git-index") };
  git(["read-tree", commit], env);
  git(["checkout-index", "--all", `--prefix=${folder}/`], env);
  linkPackages(folder);
}

/** Includes uncommitted changes. */
export function copyCheckout(folder: string): void {
  const names = git(["ls-files", "--cached", "--others", "--exclude-standard", "-z"]).split("\0");
  for (const name of names) {
    if (name !== "" && existsSync(name)) cpSync(name, path.join(folder, name));
  }
  linkPackages(folder);
}

function linkPackages(folder: string): void {
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
}
