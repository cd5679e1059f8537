import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { git } from "../../../tools/shared/git";
import { copyCheckout } from "../../support/copy-checkout";
import { newFolder } from "../../support/new-folder";

const IDENTITY = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];

function repository(): string {
  const root = newFolder();
  git(["init", "-q"], root);
  for (const name of ["kept.txt", "deleted.txt"]) writeFileSync(path.join(root, name), name);
  git(["add", "."], root);
  git([...IDENTITY, "commit", "-qm", "Add files"], root);
  return root;
}

it("copies files that Git tracks or would track, and skips other repositories inside the folder", () => {
  const root = repository();
  rmSync(path.join(root, "deleted.txt"));
  writeFileSync(path.join(root, "kept.txt"), "changed");
  writeFileSync(path.join(root, "new.txt"), "new");
  symlinkSync("nowhere", path.join(root, "dangling"));
  git(["worktree", "add", "-q", "worktree"], root);
  git(["clone", "-q", ".", "clone"], root);
  const other = repository();
  const allowed = ["-c", "protocol.file.allow=always"];
  git([...allowed, "submodule", "--quiet", "add", other, "submodule"], root);
  const copy = newFolder();
  copyCheckout(copy, root);
  const names = ["kept.txt", "new.txt", "deleted.txt", "worktree", "clone", "submodule"];
  expect(names.filter((name) => existsSync(path.join(copy, name)))).toEqual([
    "kept.txt",
    "new.txt",
  ]);
  expect(readFileSync(path.join(copy, "kept.txt"), "utf8")).toBe("changed");
});
