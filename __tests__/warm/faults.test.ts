import { differences, ProjectCopy } from "../support/project-copy";
import { FAULTS } from "./faults";

// Each happens after a build that ended well.
jest.setTimeout(600_000);

const project = new ProjectCopy();
beforeAll(() => project.coldSite());
afterEach(() => project.restore());
afterAll(() => project.dispose());

it.each(FAULTS)("$name: the next build is a clean build", async ({ happen }) => {
  await happen(project);
  const next = await project.site();
  expect(differences(next, await project.coldSite())).toEqual([]);
});
