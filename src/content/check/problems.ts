/** A mistake in a content file. Line and column numbers start at 1. */
export interface Problem {
  /** The file's path relative to the project folder, with forward slashes. */
  file: string;
  line: number;
  column: number;
  /**
   * The path within the content, such as `plans › Basic › price.monthly`; empty if the problem concerns the
   * whole file.
   */
  place: string;
  /** What is wrong and how to fix it. */
  message: string;
}

/** Returns a line such as `data/plans.yaml:14:5 plans › Basic › price.monthly: …`, optionally in color. */
export function formatProblem(problem: Problem, { colors = false } = {}): string {
  const { file, line, column, place, message } = problem;
  const paint = (code: number, text: string) =>
    colors && text !== "" ? `\u001B[${code}m${text}\u001B[0m` : text;
  const where = paint(36, `${file}:${line}:${column}`);
  return `${where}  ${place === "" ? "" : `${paint(1, place)}: `}${message}`;
}

/** Returns a GitHub workflow command that annotates the problem's line in a pull request. */
function formatForGithub({ file, line, column, place, message }: Problem): string {
  const text = place === "" ? message : `${place}: ${message}`;
  const escaped = text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
  const property = (value: string) =>
    value.replace(/[%\r\n:,]/g, (character) => {
      const code = character.charCodeAt(0).toString(16).toUpperCase();
      return `%${code.padStart(2, "0")}`;
    });
  return `::error file=${property(file)},line=${line},col=${column},title=Content::${escaped}`;
}

export function formatCount(problems: readonly Problem[]): string {
  return `${problems.length} ${problems.length === 1 ? "mistake" : "mistakes"} in data/`;
}

/** Sorts problems by file, line and column, and removes duplicates. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...unique.values()].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

/** Compares two strings the same way on every machine, unlike `localeCompare`. */
const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

/**
 * Returns the text that `npm run check:content` prints to stdout and stderr.
 *
 * @param files the number of checked files
 * @param github whether to add pull request annotations
 */
export function reportProblems(
  problems: readonly Problem[],
  files: number,
  { colors = false, github = false } = {},
): { out: string; error: string } {
  if (problems.length === 0) return { out: `data/: ${files} files, no mistakes\n`, error: "" };
  const lines = problems.map((problem) => `${formatProblem(problem, { colors })}\n`);
  const annotations = github ? problems.map((problem) => `${formatForGithub(problem)}\n`) : [];
  return { out: annotations.join(""), error: `${lines.join("")}\n${formatCount(problems)}\n` };
}
