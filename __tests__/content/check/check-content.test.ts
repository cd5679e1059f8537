import { mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import gatsbyConfig from "../../../gatsby-config";
import { checkContent } from "../../../src/content/check/check-content";
import { formatProblem } from "../../../src/content/check/problems";
import { ROUTES } from "../../../src/routes";
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

  it.each(["", "\n\n", "# only a comment\n", "---\n"])("refuses a file with %j in it", (text) => {
    expect(told(temporaryProject({ "faq.yaml": text }))).toContain(
      "data/faq.yaml:1:1  this file is empty; restore an earlier version (git restore data/faq.yaml)",
    );
  });

  it.each([
    ["a slip in its name", "plan.yaml"],
    ["an ending that a program has added", "plans.yaml.txt"],
    ["another ending", "plans.docx"],
    ["a space at its end", "plans.yaml "],
    ["a capital", "Plans.yaml"],
    ["a copy's name", "plans copy.yaml"],
    ["another folder", "old/plans.yml"],
  ])("finds a file under %s: %j", (_what, name) => {
    const root = temporaryProject();
    mkdirSync(path.join(root, "data", "old"));
    renameSync(path.join(root, "data", "plans.yaml"), path.join(root, "data", name));
    expect(told(root)).toEqual([
      `data/plans.yaml:1:1  this file is missing; save "${name}" as plain text named "plans.yaml"`,
    ]);
  });

  it.each(["a file that nothing is like", "a folder"])(
    "misses a file with %s in its place",
    (what) => {
      const root = temporaryProject({ "plans.csv": "a" });
      rmSync(path.join(root, "data", "plans.yaml"));
      if (what === "a folder") mkdirSync(path.join(root, "data", "plans.yaml"));
      expect(told(root)).toEqual([
        "data/plans.yaml:1:1  this file is missing; restore it from the trash or from an earlier version (git restore data/plans.yaml)",
      ]);
    },
  );

  it("names what a page takes next whose file the content model doesn't know yet", () => {
    jest.replaceProperty(ROUTES[0] as { file: string }, "file", "security.yaml");
    expect(told(temporaryProject())[0]).toBe(
      `data/security.yaml:1:1  src/routes.ts names this file for ${ROUTES[0]?.path}, but the content model doesn't define it; write src/content/model/security.ts, and add it to index.ts in that folder (docs/adding.md)`,
    );
    jest.restoreAllMocks();
  });

  it.each(["plans.txt", "plan.yaml", "plans copy.yaml", "Copy of plans.yml", "testimonials.yml"])(
    "reports that nothing reads %j beside the right files",
    (name) => {
      expect(told(temporaryProject({ [name]: EXAMPLE["plans.yaml"] }))).toEqual([
        `data/${name}:1:1  no page uses this file; rename or remove it`,
      ]);
    },
  );

  it.each(["plans.yaml~", "plans.yaml.bak", "plans-notes.txt", "plans.csv", "README.md"])(
    "passes over backups and files of other kinds: %s",
    (name) => {
      expect(told(temporaryProject({ [name]: "" }))).toEqual([]);
    },
  );

  it("passes over the hidden files of programs", () => {
    const root = temporaryProject({ "._faq.yaml": "\u0000\u0005" });
    symlinkSync("editor@host.4711", path.join(root, "data", ".#faq.yaml"));
    expect(told(root)).toEqual([]);
  });

  it.each([
    ["Windows-1252", Buffer.from(EXAMPLE["faq.yaml"].replace("Ask us.", "Caf\u00E9."), "latin1")],
    ["UTF-16", Buffer.from(`\uFEFF${EXAMPLE["faq.yaml"]}`, "utf16le")],
  ])("refuses a file in the encoding %s", (_encoding, bytes) => {
    expect(told(temporaryProject({ "faq.yaml": bytes }))).toEqual([
      'data/faq.yaml:1:1  this file isn\'t plain text in UTF-8; save it with the encoding "UTF-8"',
    ]);
  });

  it("refuses a picture that is not there", () => {
    const root = temporaryProject();
    rmSync(path.join(root, "static", "images"), { recursive: true });
    expect(told(root)[0]).toMatch(
      /^data\/case-studies\.yaml:\d+:12 {2}.*: static\/images has no picture "harbour-dusk\.png"; there are none$/,
    );
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
