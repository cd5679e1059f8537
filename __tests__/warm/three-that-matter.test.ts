/** @jest-environment node */
import { readFileSync } from "node:fs";
import { filesBelow } from "../../src/node/files-below";
import { PUBLIC } from "../built/support/site";
import { differences, ProjectCopy, type Site, siteIn } from "../support/project-copy";
import { EDITS } from "./edits";

// What npm test looks at of the tables in edits.ts and faults.ts: the three that cost visitors most. Each build
// here follows another, and the last must be the site that npm test has built from nothing.
jest.setTimeout(300_000);

const project = new ProjectCopy();
afterAll(() => project.dispose());

const edit = (name: string) => EDITS.find((candidate) => candidate.name === name)?.make(project);

/** How often a text stands in the pages and their data. */
const countOf = (text: string) =>
  filesBelow(project.at("public"))
    .filter((name) => /\.(?:html|json)$/.test(name) || name === "_headers")
    .filter((name) => readFileSync(project.at("public", name), "utf8").includes(text)).length;

it("another webhook is where the page posts to, and what the policy allows", async () => {
  edit("a webhook");
  await project.site();
  expect(countOf("https://a.example")).toBeGreaterThan(1);
  edit("another webhook");
  await project.site();
  expect(countOf("https://b.example")).toBeGreaterThan(1);
  expect(countOf("https://a.example")).toBe(0);
  project.restore();
});

it("a price that a failed build was the first to see is shown by the next, as money is written then", async () => {
  edit("a price");
  const right = project.read("src/templates/Faq.tsx");
  project.edit("src/templates/Faq.tsx", (text) => `${text}\nconst = 1;\n`);
  expect((await project.build()).code).toBe(1);
  project.edit("src/templates/Faq.tsx", () => right);
  edit("how money is written");
  await project.site();
  expect(countOf("US$150")).toBeGreaterThan(0);
  expect(countOf("$140")).toBe(0);
  project.restore();
});

it("and once all is as it was, so is the site", async () => {
  const fresh: Site = siteIn(PUBLIC);
  expect(differences(await project.site(), fresh)).toEqual([]);
});
