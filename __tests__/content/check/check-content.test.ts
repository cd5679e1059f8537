import { mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import gatsbyConfig from "../../../gatsby-config";
import { checkContent } from "../../../src/content/check/check-content";
import { formatError } from "../../../src/content/check/content-error";
import { EXAMPLE, ROOT } from "../../support/content-sample";
import { temporaryProject } from "../../support/temporary-project";

const reportFor = (root: string) => checkContent(root).map((error) => formatError(error));

describe("checkContent", () => {
  it.each([
    ["the real content", ROOT],
    ["the example", temporaryProject()],
  ])("accepts %s", (_content, root) => {
    expect(reportFor(root)).toEqual([]);
  });

  it.each(["", "\n\n", "# only a comment\n", "---\n"])(
    "rejects a file that contains only %j",
    (text) => {
      expect(reportFor(temporaryProject({ "faq.yaml": text }))).toContain(
        'data/faq.yaml:1:1  this file is empty; restore an earlier version, for example, with "git restore data/faq.yaml"',
      );
    },
  );

  it.each([
    ["a misspelled name", "plan.yaml"],
    ["an added extension", "plans.yaml.txt"],
    ["another extension", "plans.docx"],
    ["a trailing space", "plans.yaml "],
    ["a capital letter", "Plans.yaml"],
    ["the name of a copy", "plans copy.yaml"],
    ["a different folder in its path", "old/plans.yml"],
  ])("finds a missing file that was saved with %s: %j", (_what, name) => {
    const root = temporaryProject();
    mkdirSync(path.join(root, "data", "old"));
    renameSync(path.join(root, "data", "plans.yaml"), path.join(root, "data", name));
    expect(reportFor(root)).toEqual([
      `data/plans.yaml:1:1  this file is missing; save "${name}" as a plain-text file named "plans.yaml"`,
    ]);
  });

  it.each(["nothing", "a folder"])("reports a missing file if there is %s in its place", (what) => {
    const root = temporaryProject({ "plans.csv": "a" });
    rmSync(path.join(root, "data", "plans.yaml"));
    if (what === "a folder") mkdirSync(path.join(root, "data", "plans.yaml"));
    expect(reportFor(root)).toEqual([
      'data/plans.yaml:1:1  this file is missing; restore it from the trash or with "git restore data/plans.yaml"',
    ]);
  });

  it.each(["plans.txt", "plan.yaml", "plans copy.yaml", "Copy of plans.yml", "testimonials.yml"])(
    "reports the unused file %j",
    (name) => {
      expect(reportFor(temporaryProject({ [name]: EXAMPLE["plans.yaml"] }))).toEqual([
        `data/${name}:1:1  the site doesn't use a file with this name; rename the file or remove it (to add a page, see docs/adding.md)`,
      ]);
    },
  );

  it.each(["plans.yaml~", "plans.yaml.bak", "plans-notes.txt", "plans.csv", "README.md"])(
    "ignores backups and other types of files: %s",
    (name) => {
      expect(reportFor(temporaryProject({ [name]: "" }))).toEqual([]);
    },
  );

  it("ignores hidden files", () => {
    const root = temporaryProject({ "._faq.yaml": "\u0000\u0005" });
    symlinkSync("editor@host.4711", path.join(root, "data", ".#faq.yaml"));
    expect(reportFor(root)).toEqual([]);
  });

  it.each([
    ["Windows-1252", Buffer.from(EXAMPLE["faq.yaml"].replace("Ask us.", "Caf\u00E9."), "latin1")],
    ["UTF-16", Buffer.from(`\uFEFF${EXAMPLE["faq.yaml"]}`, "utf16le")],
  ])("rejects a file encoded in %s", (_encoding, bytes) => {
    expect(reportFor(temporaryProject({ "faq.yaml": bytes }))).toEqual([
      "data/faq.yaml:1:1  this file isn't a UTF-8 text file; save it as plain text with UTF-8 encoding",
    ]);
  });

  it("reports a missing picture", () => {
    const root = temporaryProject();
    rmSync(path.join(root, "static", "images"), { recursive: true });
    expect(reportFor(root)[0]).toMatch(
      /^data\/case-studies\.yaml:\d+:12 {2}.*: there is no picture "harbour-dusk\.png" in static\/images; add it first$/,
    );
  });

  it.each(["images/Harbour Dusk.PNG", "files/harbour-dusk.png", "harbour-dusk.png"])(
    "says where a picture belongs that was saved as static/%s",
    (name) => {
      const root = temporaryProject();
      const inStatic = (file: string) => path.join(root, "static", file);
      renameSync(inStatic("images/harbour-dusk.png"), inStatic(name));
      const fix = `there is no picture "harbour-dusk.png" in static/images; rename or move static/${name} to static/images/harbour-dusk.png`;
      expect(reportFor(root)[0]).toMatch(fix);
    },
  );
});

it("the build ignores the same hidden files as the content check, and no other files", () => {
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
