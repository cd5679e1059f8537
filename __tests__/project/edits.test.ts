import { checkContent } from "../../src/content/check/check-content";
import { formatCount, formatProblem } from "../../src/content/check/problems";
import { pictureFaults } from "../../src/content/pictures";
import { CODE, MISTAKES } from "../develop/mistakes";
import { ProjectCopy } from "../support/project-copy";

/*
 * The edits of `npm run test:scheduled -- develop` are made on the project as it is. One that does nothing any more, or
 * breaks the content, would be found there after half an hour.
 */

const project = new ProjectCopy();
afterEach(() => project.restore());
afterAll(() => project.dispose());

it.each(CODE)("$name can be made, and the content stays right", async ({ make }) => {
  await make(project);
  expect(checkContent(project.folder)).toEqual([]);
});

it.each(MISTAKES)("$name can be made, and is told of if it is a mistake", async (mistake) => {
  const { folder } = project;
  await mistake.make(project);
  const problems = checkContent(folder, await pictureFaults(folder));
  const report = [formatCount(problems), ...problems.map((problem) => formatProblem(problem))];
  expect(report.join("\n")).toMatch(mistake.told ?? /^0 mistakes/);
});
