import { MONTHLY, RAISED } from "../support/edit-targets";
import { interrupt, ProjectCopy } from "../support/project-copy";

// prepare-gatsby.test.ts tests that a build keeps nothing from earlier builds except cached pictures.
jest.setTimeout(600_000);

const project = new ProjectCopy();
afterAll(() => project.dispose());

it("a build that follows a killed build and a failed build has the same result as a clean build", async () => {
  const first = await project.site();
  project.edit("data/plans.yaml", (text) =>
    text.replace(`monthly: ${MONTHLY}`, `monthly: ${RAISED}`),
  );
  project.set({ GATSBY_CONTACT_WEBHOOK_URL: "https://b.example/hook" });
  await interrupt(project.start(), "SIGKILL", /Writing page-data\.json .* - /);
  project.edit("src/templates/Faq.tsx", (text) => `${text}\nconst = 1;\n`);
  expect((await project.build()).code).toBe(1);
  project.restore();
  expect(await project.site()).toEqual(first);
});
