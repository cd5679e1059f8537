import { differences, ProjectCopy, type Site } from "../support/project-copy";
import { EDITS } from "./edits";

// Two builds for each row. What a build may differ in from one that found nothing: nothing.
jest.setTimeout(600_000);

const project = new ProjectCopy();
let unchanged: Site = new Map();
beforeAll(async () => {
  unchanged = await project.coldSite();
});
afterEach(() => project.restore());
afterAll(() => project.dispose());

it.each(EDITS)("after an edit of $name the next build is a clean build", async ({ make }) => {
  make(project);
  const next = await project.site();
  expect(differences(next, await project.coldSite())).toEqual([]);
});

it("once all is as it was, so is the site", async () => {
  expect(differences(await project.site(), unchanged)).toEqual([]);
});
