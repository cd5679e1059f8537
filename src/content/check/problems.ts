/** A mistake in a content file, placed where an editor can see it. Line and column start at 1. */
export interface Problem {
  /** The file's path from the project's root, with forward slashes. */
  file: string;
  line: number;
  column: number;
  /** Where in the content: `plans › Basic › price.monthly`; empty for the file as a whole. */
  place: string;
  /** What is wrong and how to put it right. */
  message: string;
}

/** `data/plans.yaml:14:5  plans › Basic › price.monthly: a price is …`, coloured if wanted. */
export function formatProblem(problem: Problem, { colours = false } = {}): string {
  const { file, line, column, place, message } = problem;
  const paint = (code: number, text: string) =>
    colours && text !== "" ? `\u001B[${code}m${text}\u001B[0m` : text;
  const where = paint(36, `${file}:${line}:${column}`);
  return `${where}  ${place === "" ? "" : `${paint(1, place)}: `}${message}`;
}

/** A line for GitHub, which then shows the mistake beside its line in the pull request. */
function formatForGithub({ file, line, column, place, message }: Problem): string {
  const text = place === "" ? message : `${place}: ${message}`;
  const escaped = text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
  const property = (value: string) =>
    value.replace(/[%\r\n:,]/g, (sign) => {
      const code = sign.charCodeAt(0).toString(16).toUpperCase();
      return `%${code.padStart(2, "0")}`;
    });
  return `::error file=${property(file)},line=${line},col=${column},title=Content::${escaped}`;
}

/** `3 mistakes in data/` */
export function formatCount(problems: readonly Problem[]): string {
  return `${problems.length} ${problems.length === 1 ? "mistake" : "mistakes"} in data/`;
}

/** By file, line and column; a mistake that two checks find at one place is told once. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...unique.values()].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

/** Not `localeCompare`, whose order may differ between machines. */
const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

/**
 * What `npm run check:content` prints to its two outputs.
 *
 * @param files how many files were checked
 * @param github whether annotations for the lines of a pull request come besides
 */
export function reportProblems(
  problems: readonly Problem[],
  files: number,
  { colours = false, github = false } = {},
): { out: string; error: string } {
  if (problems.length === 0) return { out: `data/: ${files} files, no mistakes\n`, error: "" };
  const lines = problems.map((problem) => `${formatProblem(problem, { colours })}\n`);
  const annotations = github ? problems.map((problem) => `${formatForGithub(problem)}\n`) : [];
  return { out: annotations.join(""), error: `${lines.join("")}\n${formatCount(problems)}\n` };
}
