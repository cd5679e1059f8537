import type { ContentPath } from "../value-at";

export interface Problem {
  file: string;
  /** The path of the value, unless the problem concerns the whole file. */
  path?: ContentPath;
  line: number;
  column: number;
  /** For example, `plans › Basic › price.monthly`; empty if the problem concerns the whole file. */
  place: string;
  message: string;
}

export function formatProblem({ file, line, column, place, message }: Problem): string {
  return `${file}:${line}:${column}  ${place === "" ? "" : `${place}: `}${message}`;
}

function formatForGithub({ file, line, column, place, message }: Problem): string {
  const text = place === "" ? message : `${place}: ${message}`;
  const property = file.replace(/[%\r\n:,]/g, encodeURIComponent);
  const escaped = text.replace(/[%\r\n]/g, encodeURIComponent);
  return `::error file=${property},line=${line},col=${column},title=Content::${escaped}`;
}

export function formatCount(problems: readonly Problem[]): string {
  return `${problems.length} ${problems.length === 1 ? "mistake" : "mistakes"} in data/`;
}

export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...unique.values()].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

/** Compares two strings the same way on every machine, unlike `localeCompare`. */
const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

export function reportProblems(
  problems: readonly Problem[],
  files: number,
  { github = false } = {},
): { out: string; error: string } {
  if (problems.length === 0) return { out: `data/: ${files} files, no mistakes\n`, error: "" };
  const lines = problems.map((problem) => `${formatProblem(problem)}\n`);
  const annotations = github ? problems.map((problem) => `${formatForGithub(problem)}\n`) : [];
  return { out: annotations.join(""), error: `${lines.join("")}\n${formatCount(problems)}\n` };
}
