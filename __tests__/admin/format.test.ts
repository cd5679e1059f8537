import { formatOf } from "../../src/admin/format";
import { CONTENT_FILES, type ContentFileName } from "../../src/content/model";
import { EXAMPLE, REAL } from "../support/content-sample";

const formatFor = (name: ContentFileName, readNow?: () => Promise<string>) => {
  const content = CONTENT_FILES.find(({ file }) => file === name);
  if (!content) throw new Error(`The content model has no ${name}`);
  return formatOf(content, readNow);
};

/** Returns the reason that a save fails, or "" if it succeeds. */
const refusalOf = (saving: Promise<string>) =>
  saving.then(
    () => "",
    (error: Error) => String((error.cause as Error).message),
  );

test.each(CONTENT_FILES.map(({ file }) => file))(
  "%s doesn't change if it is saved without edits",
  async (file) => {
    for (const text of [REAL[file], EXAMPLE[file]]) {
      const { fromFile, toFile } = formatFor(file);
      expect(await toFile(fromFile(text))).toBe(text);
    }
  },
);

test("a picture is a path in the form but only a file name in the content file", async () => {
  const { fromFile, toFile } = formatFor("home.yaml");
  const before = EXAMPLE["home.yaml"];
  const form = fromFile(before);
  const { picture } = form.features as { picture: { src: string } };
  expect(picture.src).toBe("/images/harbour-noon.png");
  picture.src = "/images/harbour-dawn.png";
  expect(await toFile(form)).toBe(before.replace("src: harbour-noon.png", "src: harbour-dawn.png"));
});

test("a code sample keeps its spaces, blank lines and added lines", async () => {
  const { fromFile, toFile } = formatFor("features.yaml");
  const before = EXAMPLE["features.yaml"];
  const form = fromFile(before);
  const { sample } = form.existingScripts as { sample: { code: string } };
  expect(sample.code).toBe("suite: tickets\nlanes: 6\n");
  // The editor trims leading and trailing whitespace.
  sample.code = "suite: tickets\n\n  lanes: 6\ntests: all";
  expect(await toFile(form)).toBe(
    before.replace("      lanes: 6\n", "\n        lanes: 6\n      tests: all\n"),
  );
  sample.code = "x".repeat(65);
  expect(await refusalOf(toFile(form))).toMatch(
    /^existingScripts\.sample\.code: this isn't a valid code sample/,
  );
});

test("if an optional key is missing, the form's default value isn't written to the file", async () => {
  const { fromFile, toFile } = formatFor("site.yaml");
  const form = fromFile(EXAMPLE["site.yaml"]);
  for (const link of form.nav as { newTab?: boolean }[]) link.newTab ??= false;
  expect(await toFile(form)).toBe(EXAMPLE["site.yaml"]);
});

test("refuses to save content with mistakes and reports each mistake's location and message", async () => {
  const { fromFile, toFile } = formatFor("faq.yaml");
  const form = fromFile(EXAMPLE["faq.yaml"]);
  const [first] = form.questions as { answer: string[] }[];
  form.title = "**Questions**";
  if (first) first.answer = ["# A heading"];
  expect((await refusalOf(toFile(form))).split(" • ")).toEqual([
    expect.stringMatching(/^title: this text can't contain markup/),
    expect.stringMatching(/^questions › .* › answer › number 1: this text can't contain headings/),
  ]);
});

test("refuses to overwrite changes that someone else made after the file was read", async () => {
  const before = EXAMPLE["faq.yaml"];
  let now = before.replaceAll("\n", "\r\n");
  const { fromFile, toFile } = formatFor("faq.yaml", async () => now);
  const form = { ...fromFile(before), title: "Ours" };
  now = await toFile(form);
  expect(now).toContain("title: Ours");
  expect(await toFile({ ...form, title: "Ours too" })).toContain("title: Ours too");
  now = before.replace(/^title: .*/m, "title: Theirs");
  expect(await refusalOf(toFile(form))).toMatch(/^Someone else changed this file/);
});
