import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { quotedFigures } from "../content/figures";
import { ROUTES } from "../routes";

/** When a page's words and figures last changed; see lastChange. */
export function lastChangeOf(page: string, built: Date): Date | undefined {
  const { file, others = [] } = ROUTES.find(({ path: address }) => address === page) ?? {};
  const content = file === undefined ? [] : [file, ...others];
  return lastChange(
    process.cwd(),
    content.map((name) => `data/${name}`),
    built,
  );
}

/** The files of the figures that the texts of some files quote, such as {speedup} or {basic.annual}. */
function quotedBy(root: string, files: readonly string[]): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const names = quotedFigures(files.map(read).join("\n"));
  return [...new Set(names.map((name) => `data/${name.includes(".") ? "plans" : "stats"}.yaml`))];
}

/**
 * When the content of some files, or of those whose figures they quote, last changed: at their last
 * commit, and no later than the build, whatever the clock said that the commit was made by. For files that
 * are changed and not committed it is the time of the build. Undefined where git can't tell: without a
 * repository, and in a shallow clone, whose oldest commit seems to have brought everything.
 *
 * @param root the project's folder
 * @param files from there
 */
export function lastChange(root: string, files: readonly string[], built: Date): Date | undefined {
  // Somebody's own settings may print signatures with each commit.
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
