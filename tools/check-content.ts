import { checkContent, formatProblem } from "../src/build/check-content";
import { CONTENT_FILES } from "../src/build/content-model";

/** `npm run check:content`: prints every mistake in data/, one a line; exit 1 if there are any. */
const problems = checkContent(process.cwd());
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  console.error(`\n${problems.length} ${problems.length === 1 ? "mistake" : "mistakes"} in data/`);
  process.exitCode = 1;
} else {
  console.log(`data/: ${CONTENT_FILES.length} files, no mistakes`);
}
