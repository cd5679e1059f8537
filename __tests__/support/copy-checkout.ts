import { cpSync, lstatSync, symlinkSync } from "node:fs";
import path from "node:path";
import { git } from "../../tools/shared/git";

/** Copies tracked and untracked files, with uncommitted changes, and links the packages. */
export function copyCheckout(folder: string, root = process.cwd()): void {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  for (const name of git(args, root).split("\0")) {
    const file = path.join(root, name);
    // Git also lists deleted files, and the folders of submodules, nested clones and linked worktrees.
    const isCopied = lstatSync(file, { throwIfNoEntry: false })?.isDirectory() === false;
    if (isCopied) cpSync(file, path.join(folder, name));
  }
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"), "junction");
}
