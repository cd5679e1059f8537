/** @jest-environment node */
import { EDITS } from "./edits";
import { FAULTS } from "./faults";
import { differences, Project, type Site } from "./project";

// Two builds for each row. What a build may differ in from one that found nothing: nothing.
jest.setTimeout(600_000);

const project = new Project();
let unchanged: Site = new Map();
beforeAll(async () => {
  unchanged = await project.coldSite();
});
afterEach(() => project.restore());
afterAll(() => project.dispose());

describe.each(EDITS)("after $name", ({ make }) => {
  it("the next build is a clean build", async () => {
    make(project);
    const warm = await project.site();
    const cold = await project.coldSite();
    expect(differences(warm, cold)).toEqual([]);
  });
});

describe.each(FAULTS)("after a build: $name", ({ happen }) => {
  it("the next build is a clean build", async () => {
    await project.site();
    await happen(project);
    const warm = await project.site();
    const cold = await project.coldSite();
    expect(differences(warm, cold)).toEqual([]);
  });
});

it("once all is as it was, so is the site", async () => {
  expect(differences(await project.site(), unchanged)).toEqual([]);
});
