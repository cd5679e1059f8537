import { formatOf } from "../../src/admin/format";
import { CONTENT_FILES, type ContentFileName } from "../../src/content/model";
import { EXAMPLE, REAL } from "../support/content-sample";

/** The format of a file of `data/`. */
const formatFor = (name: ContentFileName, readNow?: () => Promise<string>) => {
  const content = CONTENT_FILES.find(({ file }) => file === name);
  if (!content) throw new Error(`There is no ${name} in the content model`);
  return formatOf(content, readNow);
};

/** The reason that a save is refused for; empty if it isn't. */
const refusalOf = (saving: Promise<string>) =>
  saving.then(
    () => "",
    (error: Error) => String((error.cause as Error).message),
  );

test.each(CONTENT_FILES.map(({ file }) => file))("%s is saved as it was opened", async (file) => {
  for (const text of [REAL[file], EXAMPLE[file]]) {
    const { fromFile, toFile } = formatFor(file);
    expect(await toFile(fromFile(text))).toBe(text);
  }
});

test("a form shows a picture by its address, and the file names it alone", async () => {
  const { fromFile, toFile } = formatFor("home.yaml");
  const before = EXAMPLE["home.yaml"];
  const form = fromFile(before);
  const { picture } = form.features as { picture: { src: string } };
  expect(picture.src).toBe("/images/harbour-noon.png");
  picture.src = "/images/harbour-dawn.png";
  expect(await toFile(form)).toBe(before.replace("src: harbour-noon.png", "src: harbour-dawn.png"));
});

test("a sample of code keeps its spaces and empty lines, and each line that is added is one", async () => {
  const { fromFile, toFile } = formatFor("features.yaml");
  const before = EXAMPLE["features.yaml"];
  const form = fromFile(before);
  const { sample } = form.existingScripts as { sample: { code: string } };
  expect(sample.code).toBe("suite: tickets\nlanes: 6\n");
  // The editor trims a text.
  sample.code = "suite: tickets\n\n  lanes: 6\ntests: all";
  expect(await toFile(form)).toBe(
    before.replace("      lanes: 6\n", "\n        lanes: 6\n      tests: all\n"),
  );
  sample.code = "x".repeat(65);
  expect(await refusalOf(toFile(form))).toMatch(
    /^existingScripts\.sample\.code: a sample has at most/,
  );
});

test("a key that may be left out isn't written for what a form holds in its place", async () => {
  const { fromFile, toFile } = formatFor("site.yaml");
  const form = fromFile(EXAMPLE["site.yaml"]);
  for (const link of form.nav as { newTab?: boolean }[]) link.newTab ??= false;
  expect(await toFile(form)).toBe(EXAMPLE["site.yaml"]);
});

test("what one file shows by itself is refused in the words of the check, each with its place", async () => {
  const { fromFile, toFile } = formatFor("faq.yaml");
  const form = fromFile(EXAMPLE["faq.yaml"]);
  const [first] = form.questions as { answer: string[] }[];
  form.title = "**Questions**";
  if (first) first.answer = ["# A heading"];
  expect((await refusalOf(toFile(form))).split(" • ")).toEqual([
    expect.stringMatching(/^title: markup isn't understood here/),
    expect.stringMatching(/^questions › .* › answer › number 1: a text takes no heading/),
  ]);
});

test("what somebody else has written since the file was read isn't written over", async () => {
  const before = EXAMPLE["faq.yaml"];
  let now = before.replaceAll("\n", "\r\n");
  const { fromFile, toFile } = formatFor("faq.yaml", async () => now);
  const form = { ...fromFile(before), title: "Ours" };
  now = await toFile(form);
  expect(now).toContain("title: Ours");
  // A second save, of the same form.
  expect(await toFile({ ...form, title: "Ours too" })).toContain("title: Ours too");
  now = before.replace(/^title: .*/m, "title: Theirs");
  expect(await refusalOf(toFile(form))).toMatch(/^Somebody else has changed this file/);
});
