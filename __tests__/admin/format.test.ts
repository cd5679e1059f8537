import { cleanText } from "../../src/admin/clean-text";
import { createFormats } from "../../src/admin/format";
import { CONTENT_FILES, type ContentFileName } from "../../src/content/model";
import { EXAMPLE, REAL } from "../support/content-sample";

type Read = (name: ContentFileName) => Promise<string>;

function open(name: ContentFileName, readNow?: Read, texts: Partial<typeof EXAMPLE> = {}) {
  const formatOf = createFormats(readNow);
  const forms = CONTENT_FILES.map((content) => ({ content, ...formatOf(content) })).map(
    ({ content, fromFile, toFile }) => {
      const form = fromFile(texts[content.file] ?? EXAMPLE[content.file]);
      return { name: content.file, form, save: () => toFile(form) };
    },
  );
  const found = forms.find((one) => one.name === name);
  if (!found) throw new Error(`The content model has no ${name}`);
  // biome-ignore lint/suspicious/noExplicitAny: Tests change parts of a form whose types don't matter.
  return found as { form: any; save: () => Promise<string> };
}

const refusalOf = (saving: Promise<string>) =>
  saving.then(
    () => "",
    (error: Error) => String((error.cause as Error).message),
  );

test.each(CONTENT_FILES.map(({ file }) => file))(
  "%s doesn't change if it is saved without edits",
  async (file) => {
    expect(await open(file).save()).toBe(EXAMPLE[file]);
    expect(await open(file, undefined, REAL).save()).toBe(REAL[file]);
  },
);

test("a picture is a path in the form but only a file name in the content file", async () => {
  const { form, save } = open("home.yaml");
  expect(form.features.picture.src).toBe("/images/harbour-noon.png");
  form.features.picture.src = "/images/harbour-dawn.png";
  expect(await save()).toBe(
    EXAMPLE["home.yaml"].replace("src: harbour-noon.png", "src: harbour-dawn.png"),
  );
});

test("a code sample keeps its spaces, blank lines and added lines", async () => {
  const { form, save } = open("features.yaml");
  const { sample } = form.existingScripts;
  expect(sample.code).toBe("suite: tickets\nlanes: 6\n");
  // The editor trims leading and trailing whitespace.
  sample.code = "suite: tickets\n\n  lanes: 6\ntests: all";
  expect(await save()).toBe(
    EXAMPLE["features.yaml"].replace("      lanes: 6\n", "\n        lanes: 6\n      tests: all\n"),
  );
});

test("if an optional key is missing, the form's default value isn't written to the file", async () => {
  const { form, save } = open("site.yaml");
  for (const link of form.nav) link.newTab ??= false;
  expect(await save()).toBe(EXAMPLE["site.yaml"]);
});

test.each([
  ["a zero\u200B-width space", "a zero-width space"],
  ["a manual\u000Bline\u2028break", "a manual line break"],
  [
    "a\u00A0space between words, but not in 10\u00A0%",
    "a space between words, but not in 10\u00A0%",
  ],
  [
    "a link copied from http://127.0.0.1:8000/pricing",
    "a link copied from http://127.0.0.1:8000/pricing",
  ],
  ["a family: 👨‍👩‍👧", "a family: 👨‍👩‍👧"],
])("cleans pasted text: %j", (pasted, clean) => {
  expect(cleanText(pasted, false)).toBe(clean);
});

test("keeps the lines and lists of pasted text, and makes local links work on the site", () => {
  const pasted =
    "Two\u000Bthings:\r\n\uF0B7\tone\n•\t[two](http://127.0.0.1:8000/pricing)\no\tmore\n–\tless";
  expect(cleanText(pasted, true)).toBe("Two\nthings:\n- one\n- [two](/pricing)\n- more\n- less");
  expect(cleanText("http://localhost:8000/faq#one", false)).toBe("/faq#one");
});

test("refuses to save mistakes, and reports each with its place and message in the form's words", async () => {
  const { form, save } = open("faq.yaml");
  form.title = "**Questions**";
  form.questions[0].answer = ["# A heading"];
  expect((await refusalOf(save())).split(" • ")).toEqual([
    expect.stringMatching(/^“FAQ page” › Title: this text can't contain markup/),
    expect.stringMatching(
      /^“FAQ page” › Questions › .* › Paragraphs of the answer › number 1: this text can't contain headings/,
    ),
  ]);
});

test("refuses to break another file until the same form is saved again", async () => {
  const { form, save } = open("customers.yaml");
  form.customers[0].slug = "renamed";
  expect(await refusalOf(save())).toMatch(
    /^“Case studies” › .*there is no ".*" in “Customers”.* • Fix this first\. .*save again/,
  );
  expect(await save()).toContain("slug: renamed");
});

test("refuses to overwrite changes that someone else made after the file was read", async () => {
  const before = EXAMPLE["faq.yaml"];
  let now = before.replaceAll("\n", "\r\n");
  const { form, save } = open("faq.yaml", async (name) =>
    name === "faq.yaml" ? now : EXAMPLE[name],
  );
  form.title = "Ours";
  now = await save();
  expect(now).toBe(before.replace(/^title: .*/m, "title: Ours").replaceAll("\n", "\r\n"));
  form.title = "Not written, because the disk is full";
  await save();
  form.title = "Ours too";
  now = await save();
  expect(now).toContain("title: Ours too");
  now = before.replace(/^title: .*/m, "title: Theirs");
  expect(await refusalOf(save())).toMatch(/^Someone else changed this file/);
});

test("reports why the current files can't be read", async () => {
  const { form, save } = open("faq.yaml", () => Promise.reject(new Error("Nobody answers.")));
  form.title = "Ours";
  expect(await refusalOf(save())).toBe("Nobody answers.");
});
