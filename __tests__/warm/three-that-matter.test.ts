import { readFileSync } from "node:fs";
import { filesBelow } from "../../src/node/files-below";
import { differences, ProjectCopy, type Site } from "../support/project-copy";
import { EDITS } from "./edits";

// What npm test looks at of the tables in edits.ts and faults.ts: the three that cost visitors most,
// each in a build that follows another.
jest.setTimeout(300_000);

const project = new ProjectCopy();
afterAll(() => project.dispose());

const edit = (name: string) => EDITS.find((candidate) => candidate.name === name)?.make(project);

/** How many pages, data files and lists of headers hold a text. */
const countOf = (text: string) =>
  filesBelow(project.at("public"))
    .filter((name) => /\.(?:html|json)$/.test(name) || name === "_headers")
    .filter((name) => readFileSync(project.at("public", name), "utf8").includes(text)).length;

let unchanged: Site = new Map();

it("a price is seen first by a build that fails", async () => {
  unchanged = await project.site();
  edit("a webhook");
  edit("a price");
  const right = project.read("src/templates/Faq.tsx");
  project.edit("src/templates/Faq.tsx", (text) => `${text}\nconst = 1;\n`);
  expect((await project.build()).code).toBe(1);
  project.edit("src/templates/Faq.tsx", () => right);
});

it("the next build shows it, as money is written then, and posts where the policy allows", async () => {
  edit("how money is written");
  await project.site();
  expect(countOf("US$150")).toBeGreaterThan(0);
  expect(countOf("$140")).toBe(0);
  // The form's data, and the policy.
  expect(countOf("https://a.example")).toBe(2);
});

it("another webhook takes its place everywhere", async () => {
  edit("another webhook");
  await project.site();
  expect(countOf("https://b.example")).toBe(2);
  expect(countOf("https://a.example")).toBe(0);
});

it("once all is as it was, so is the site, byte for byte", async () => {
  project.restore();
  expect(differences(await project.site(), unchanged)).toEqual([]);
});
