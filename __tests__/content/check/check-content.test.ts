import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import gatsbyConfig from "../../../gatsby-config";
import { checkContent } from "../../../src/content/check/check-content";
import { formatProblem } from "../../../src/content/check/problems";
import { CONTENT_FILES } from "../../../src/content/model";
import { EXAMPLE, ROOT } from "../../support/content-sample";
import { temporaryProject } from "../../support/temporary-project";

const told = (root: string) => checkContent(root).map((problem) => formatProblem(problem));

describe("checking the content on disk", () => {
  it.each([
    ["the real content", ROOT],
    ["the example", temporaryProject()],
  ])("finds nothing wrong with %s", (_content, root) => {
    expect(told(root)).toEqual([]);
  });

  it.each(CONTENT_FILES.map(({ file }) => file))("misses %s", (file) => {
    const root = temporaryProject();
    rmSync(path.join(root, "data", file));
    expect(told(root)).toContain(
      `data/${file}:1:1  this file is missing; put it back (git checkout -- data/${file})`,
    );
  });

  it.each(CONTENT_FILES.map(({ file }) => file))("refuses an empty %s", (file) => {
    for (const text of ["", "\n\n", "# only a comment\n", "---\n"]) {
      expect(told(temporaryProject({ [file]: text }))).toContain(
        `data/${file}:1:1  this file is empty; put its content back (git checkout -- data/${file})`,
      );
    }
  });

  it.each([
    ["a slip in its name", "plan.yaml"],
    ["an ending that a program has added", "plans.yaml.txt"],
    ["another ending", "plans.txt"],
    ["a backup's ending", "plans.yaml.bak"],
    ["a space at its end", "plans.yaml "],
    ["a capital", "Plans.yaml"],
    ["a copy's name", "plans copy.yaml"],
    ["another folder", "old/plans.yml"],
  ])("finds a file under %s: %j", (_what, name) => {
    const root = temporaryProject();
    mkdirSync(path.join(root, "data", "old"));
    renameSync(path.join(root, "data", "plans.yaml"), path.join(root, "data", name));
    expect(told(root)).toEqual([
      `data/plans.yaml:1:1  this file is missing; rename "${name}" to "plans.yaml"`,
    ]);
  });

  it("takes no picture, table or folder for a missing file, and has a document saved as text", () => {
    const root = temporaryProject({ "plans.csv": "a", "plans.png": "a" });
    const missing = "data/plans.yaml:1:1  this file is missing;";
    mkdirSync(path.join(root, "data", "plans"));
    rmSync(path.join(root, "data", "plans.yaml"));
    expect(told(root)).toEqual([`${missing} put it back (git checkout -- data/plans.yaml)`]);
    writeFileSync(path.join(root, "data", "plans.docx"), "PK");
    expect(told(root)).toEqual([
      `${missing} save "plans.docx" as plain text, under the name "plans.yaml"`,
    ]);
    mkdirSync(path.join(root, "data", "faq.json"));
    expect(told(root)).toHaveLength(1);
  });

  it.each([
    "plans.yaml.txt",
    "plans.txt",
    "plans.json",
    "plans.docx",
    "plans.yaml ",
    "plan.yaml",
    "plans copy.yaml",
    "plans - Copy (2).yaml.txt",
    "Copy of plans.yml",
  ])("tells that nothing reads %j beside the right file", (name) => {
    expect(told(temporaryProject({ [name]: EXAMPLE["plans.yaml"] }))).toEqual([
      `data/${name}:1:1  no page reads this file, and plans.yaml is there too; copy what you need into that one, and remove this one`,
    ]);
  });

  it.each(["plans.yaml~", "plans.yaml.bak", "plans-notes.txt", "plans.csv", "README.md"])(
    "passes over backups and files of other kinds: %s",
    (name) => {
      expect(told(temporaryProject({ [name]: "" }))).toEqual([]);
    },
  );

  it("refuses a YAML file that nothing reads", () => {
    expect(told(temporaryProject({ "testimonials.yml": "a: 1\n" }))).toEqual([
      "data/testimonials.yml:1:1  no page reads this file; rename or remove it",
    ]);
  });

  it("passes over the hidden files of programs", () => {
    const root = temporaryProject({ "._faq.yaml": "\u0000\u0005" });
    symlinkSync("editor@host.4711", path.join(root, "data", ".#faq.yaml"));
    expect(told(root)).toEqual([]);
  });

  it("refuses a folder in the place of a file", () => {
    const root = temporaryProject();
    rmSync(path.join(root, "data", "faq.yaml"));
    mkdirSync(path.join(root, "data", "faq.yaml"));
    expect(told(root)).toEqual([
      "data/faq.yaml:1:1  this is a folder; rename it, and put the file back (git checkout -- data/faq.yaml)",
    ]);
  });

  it.each([
    ["Windows-1252", Buffer.from(EXAMPLE["faq.yaml"].replace("Ask us.", "Caf\u00E9."), "latin1")],
    ["UTF-16", Buffer.from(`\uFEFF${EXAMPLE["faq.yaml"]}`, "utf16le")],
  ])("refuses a file in the encoding %s", (_encoding, bytes) => {
    expect(told(temporaryProject({ "faq.yaml": bytes }))).toEqual([
      'data/faq.yaml:1:1  the file is not plain text in UTF-8; save it with the encoding "UTF-8"',
    ]);
  });

  it("refuses a picture that is not there", () => {
    const root = temporaryProject();
    rmSync(path.join(root, "static", "images"), { recursive: true });
    expect(told(root)[0]).toMatch(
      /^data\/case-studies\.yaml:\d+:12 {2}.*: static\/images has no picture "harbour-dusk\.png"; there are none$/,
    );
  });

  it("changes nothing in the files", () => {
    const text = '\uFEFFseo: {}\r\ntitle:   "x"   \r\n';
    const root = temporaryProject();
    const file = path.join(root, "data", "faq.yaml");
    writeFileSync(file, text);
    checkContent(root);
    expect(readFileSync(file, "utf8")).toBe(text);
  });
});

it("the build passes over the hidden files too, and over no others", () => {
  const { plugins = [] } = gatsbyConfig;
  const sources = plugins.flatMap((plugin) =>
    typeof plugin === "object" && plugin?.resolve === "gatsby-source-filesystem"
      ? [plugin.options as { name: string; ignore?: RegExp[] }]
      : [],
  );
  const ignored = sources.find(({ name }) => name === "data")?.ignore ?? [];
  const files = ["data/faq.yaml", ".cache/content/faq.yaml", "data/._faq.yaml", "data/.#faq.yaml"];
  const hidden = files.filter((file) => ignored.some((pattern) => pattern.test(`/site/${file}`)));
  expect(hidden).toEqual(["data/._faq.yaml", "data/.#faq.yaml"]);
});
