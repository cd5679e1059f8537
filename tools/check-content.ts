import { checkContent } from "../src/build/check-content";
import { CONTENT_FILES } from "../src/build/content-model";
import { formatCount, formatForGithub, formatProblem } from "../src/build/problems";

/**
 * `npm run check:content`: prints every mistake in data/, one a line; exit code 1 if there are any.
 *
 * `-- --json` prints a list of `{ file, line, column, place, message }` for tools. On GitHub each
 * mistake is also shown beside its line in the pull request.
 */
function main(): void {
  const problems = checkContent(process.cwd());
  process.exitCode = problems.length > 0 ? 1 : 0;
  if (process.argv.includes("--json")) {
    console.log(JSON.stringify(problems, null, 2));
    return;
  }
  if (problems.length === 0) {
    console.log(`data/: ${CONTENT_FILES.length} files, no mistakes`);
    return;
  }
  const colours = process.stderr.isTTY === true && process.env.NO_COLOR === undefined;
  for (const problem of problems) console.error(formatProblem(problem, { colours }));
  console.error(`\n${formatCount(problems)}`);
  if (process.env.GITHUB_ACTIONS === "true") console.log(problems.map(formatForGithub).join("\n"));
}

main();
