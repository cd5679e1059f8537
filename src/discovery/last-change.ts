import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { quotedFigures } from "../content/figures";
import { ROUTES } from "../routes";

/** Returns when a page's texts and figures last changed; see lastChange. */
export function lastChangeOf(page: string, built: Date): Date | undefined {
  const { file, others = [] } = ROUTES.find(({ path: address }) => address === page) ?? {};
  const content = file === undefined ? [] : [file, ...others];
  return lastChange(
    process.cwd(),
    content.map((name) => `data/${name}`),
    built,
  );
}

/** Returns the files with the figures that some files quote, such as {speedup} or {basic.annual}. */
function quotedBy(root: string, files: readonly string[]): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const names = quotedFigures(files.map(read).join("\n"));
  return [...new Set(names.map((name) => `data/${name.includes(".") ? "plans" : "stats"}.yaml`))];
}

/**
 * Returns when some files, or the figures that they quote, last changed. This is the time of the last commit,
 * but not later than the build, in case the committer's clock was ahead. With uncommitted changes, it is the
 * time of the build. Undefined without a repository, and for the oldest commit of a shallow clone, which
 * seems to add every file.
 *
 * @param root the project folder
 * @param files paths relative to it
 */
export function lastChange(root: string, files: readonly string[], built: Date): Date | undefined {
  // A user's git settings may print signatures with each commit.
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "log.showSignature=false", ...args], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  try {
    const all = [...files, ...quotedBy(root, files)];
    if (git("status", "--porcelain", "--", ...all) !== "") return built;
    const [time = "", parents = ""] = git("log", "-1", "--format=%cI%n%P", "--", ...all).split(
      "\n",
    );
    const isOldest = parents.trim() === "";
    if (isOldest && git("rev-parse", "--is-shallow-repository").trim() === "true") return undefined;
    const changed = new Date(time);
    if (Number.isNaN(changed.getTime())) return undefined;
    return changed < built ? changed : built;
  } catch {
    return undefined;
  }
}
