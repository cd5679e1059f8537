import { checkContent } from "../../src/content/check/check-content";
import { formatProblem } from "../../src/content/check/problems";
import { ProjectCopy } from "../support/project-copy";
import { EDITS } from "../warm/edits";

/*
 * The edits that `npm run test:warm` builds the site with are made on the project as it is. One that
 * does nothing any more, or breaks the content, would be found there after half an hour.
 */

const project = new ProjectCopy();
afterEach(() => project.restore());
afterAll(() => project.dispose());

it.each(EDITS)("$name can be edited, and the content stays right", ({ make }) => {
  make(project);
  // The check here knows the routes of this checkout, not those of the copy.
  const about = (message: string) => !message.includes('this site has no page "/consulting"');
  const told = checkContent(project.folder).map((problem) => formatProblem(problem));
  expect(told.filter(about)).toEqual([]);
});
