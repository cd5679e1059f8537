import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileOfFigure, referencesIn } from "../content/figures";
import { ROUTES } from "../routes";

/** Returns when a page's text or numbers last changed. See lastChange. */
export function lastChangeOf(page: string, built: Date): Date | undefined {
  const { file, others = [] } = ROUTES.find(({ path: route }) => route === page) ?? {};
  const content = file === undefined ? [] : [file, ...others];
  return lastChange(
    process.cwd(),
    content.map((name) => `data/${name}`),
    built,
  );
}

/**
 * Returns the data files that define the numbers referenced in the given files, such as {speedup} or
 * {basic.annual}.
 */
function quotedBy(root: string, files: readonly string[]): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const names = referencesIn(files.map(read).join("\n"));
  return [...new Set(names.map((name) => `data/${fileOfFigure(name)}`))];
}

/**
 * Returns when the given files, or the numbers that they refer to, last changed. The result is the time of
 * the last commit, but never later than the build, because the committer's clock may be ahead. Returns the
 * build time if there are uncommitted changes. Returns undefined if there is no repository, or if the last
 * commit is the oldest one in a shallow clone, because that commit seems to add every file.
 *
 * @param root the project folder
 * @param files paths relative to the project folder
 */
export function lastChange(root: string, files: readonly string[], built: Date): Date | undefined {
  // Override the user's git settings, which might add signatures to the output.
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
