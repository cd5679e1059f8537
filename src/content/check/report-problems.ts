import { formatCount, formatForGithub, formatProblem, type Problem } from "./problems";

/** How mistakes are told. */
export interface ReportOptions {
  /** A list for tools instead of lines for people. */
  json?: boolean;
  colours?: boolean;
  /** Annotations beside the lines of a pull request, besides the lines for people. */
  github?: boolean;
}

/** What goes to the two outputs of a command, each complete with its line end, or empty. */
export interface Report {
  out: string;
  error: string;
}

/**
 * What `npm run check:content` prints.
 *
 * @param files how many files were checked
 */
export function reportProblems(
  problems: readonly Problem[],
  files: number,
  { json = false, colours = false, github = false }: ReportOptions = {},
): Report {
  if (json) return { out: `${JSON.stringify(problems, null, 2)}\n`, error: "" };
  if (problems.length === 0) return { out: `data/: ${files} files, no mistakes\n`, error: "" };
  const lines = problems.map((problem) => formatProblem(problem, { colours }));
  const annotations = problems.map((problem) => `${formatForGithub(problem)}\n`);
  return {
    out: github ? annotations.join("") : "",
    error: `${lines.join("\n")}\n\n${formatCount(problems)}\n`,
  };
}
