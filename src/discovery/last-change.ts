import { execFileSync } from "node:child_process";
import { ROUTES } from "../routes";

/** When a page's words and figures last changed; see lastChange. */
export function lastChangeOf(path: string, built: Date): Date {
  const content = ROUTES.find((route) => route.path === path)?.content ?? [];
  return lastChange(
    process.cwd(),
    content.map((file) => `data/${file}`),
    built,
  );
}

/**
 * When the content of some files last changed: their last commit. Where git can't tell it is the
 * time of the build: without a repository, for files that are changed and not committed, and in a
 * shallow clone, whose oldest commit seems to have brought everything.
 *
 * @param root the project's folder
 * @param files from there
 */
export function lastChange(root: string, files: readonly string[], built: Date): Date {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    if (git("status", "--porcelain", "--", ...files) !== "") return built;
    const [time = "", parents = ""] = git("log", "-1", "--format=%cI%n%P", "--", ...files).split(
      "\n",
    );
    const isOldest = parents.trim() === "";
    if (isOldest && git("rev-parse", "--is-shallow-repository").trim() === "true") return built;
    const changed = new Date(time);
    return Number.isNaN(changed.getTime()) ? built : changed;
  } catch {
    return built;
  }
}
