import { cleanText, dialed } from "../../src/admin/clean-text";
import { createFormats } from "../../src/admin/format";
import { CONTENT_FILES, type ContentFileName, contentFile } from "../../src/content/model";
import { EXAMPLE, REAL } from "../support/content-sample";

type Texts = Record<ContentFileName, string>;

/**
 * Opens the form of a file. Each save reads `disk`, and writes to it. `answer` is whether the editor confirms each
 * question, and `said` collects what the editor is asked and told.
 */
function open(name: ContentFileName, disk: Texts = { ...EXAMPLE }, answer = false) {
  const said: string[] = [];
  const formatOf = createFormats({
    readNow: async () => new Map(CONTENT_FILES.map(({ file }) => [file, disk[file]])),
    ask: async (question) => {
      said.push(question);
      return answer;
    },
    tell: (text) => said.push(text),
  });
  const { fromFile, beforeSave, toFile, afterSave } = formatOf(contentFile(name));
  const save = async (edited: unknown) => {
    const kept = await beforeSave(edited as Record<string, unknown>);
    disk[name] = toFile();
    afterSave();
    return { text: disk[name], kept };
  };
  // biome-ignore lint/suspicious/noExplicitAny: Tests change parts of a form whose types don't matter.
  const form: any = fromFile(disk[name]);
  return { form, disk, said, save: async () => (await save(form)).text, keep: () => save(form) };
}

const refusalOf = (saving: Promise<unknown>) =>
  saving.then(
    () => "",
    (error: Error) => String((error.cause as Error).message),
  );

test.each(CONTENT_FILES.map(({ file }) => file))(
  "%s doesn't change if it is saved without edits",
  async (file) => {
    expect(await open(file).save()).toBe(EXAMPLE[file]);
    expect(await open(file, { ...REAL }).save()).toBe(REAL[file]);
  },
);

test("a picture is a path in the form but only a file name in the content file", async () => {
  const { form, save } = open("home.yaml");
  expect(form.featureList.picture.src).toBe("/images/harbour-noon.png");
  form.featureList.picture.src = "/images/harbour-dawn.png";
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
  ["a soft\u00ADhyphen", "a softhyphen"],
  ["a manual\u000Bline\u2028break", "a manual line break"],
  [
    "a\u00A0space between words, but not in 10\u00A0%",
    "a space between words, but not in 10\u00A0%",
  ],
  ["•\ta single bullet, and a\ttab", "a single bullet, and a tab"],
  [" “A quote.” ", "A quote."],
  ["“A” and “B”", "“A” and “B”"],
  ["Two things:\n•\tone\n•\ttwo", "Two things:\n- one\n- two"],
  [
    "a link copied from http://127.0.0.1:8000/pricing",
    "a link copied from http://127.0.0.1:8000/pricing",
  ],
  ["http://localhost:8000/faq#one", "/faq#one"],
  ["https://site.example/faq#one", "/faq#one"],
  ["http://site.example", "/"],
  ["https://site.example.com/faq", "https://site.example.com/faq"],
  ["a family: 👨‍👩‍👧", "a family: 👨‍👩‍👧"],
])("cleans pasted text: %j", (pasted, clean) => {
  expect(cleanText(pasted, false, "https://site.example")).toBe(clean);
});

test("keeps the lines and lists of pasted text, and makes links to the site work on each copy of it", () => {
  const pasted =
    "Two\u000Bthings:\r\n\uF0B7\tone\n•\t[two](http://127.0.0.1:8000/pricing)\no\tmore\n–\t[less](https://site.example/faq)";
  expect(cleanText(pasted, true, "https://site.example")).toBe(
    "Two\nthings:\n- one\n- [two](/pricing)\n- more\n- [less](/faq)",
  );
});

test("the form shows the text as it was saved", async () => {
  const { form, keep } = open("faq.yaml");
  form.title = "  Soft\u00ADhyphens\u200B";
  const { text, kept } = await keep();
  expect(text).toContain("title: Softhyphens\n");
  expect(kept).toMatchObject({ title: "Softhyphens", questions: form.questions });
});

test("a new entry gets its short name from its name, and a phone number is saved as phones dial it", async () => {
  const faq = open("faq.yaml");
  const empty = { stop: null, pipelines: [], slug: "" };
  faq.form.questions.push({ answer: ["No."], question: "Isn't it “mobile” yet?", ...empty });
  expect(await faq.save()).toMatch(/ {2}- slug: isnt-it-mobile-yet\n {4}question: .*\n {4}answer:/);
  const site = open("site.yaml");
  Object.assign(site.form.contact, { phone: "+1 503.555.0199", phoneLink: "+1 (503) 555-0199" });
  expect(await site.save()).toMatch(/phoneLink: ["']?\+15035550199/);
  expect(dialed("00 1-800-MILL.race")).toBe("+180064557223");
  expect(dialed("(+44) (0)20–7946 0958")).toBe("+442079460958");
  // The letters of an extension are no digits, so the content check refuses them.
  expect(dialed("+1 503 555 0199 ext. 5")).toBe("+15035550199EXT5");
});

test("refuses to save mistakes, and reports each with its place and message in the form's words", async () => {
  const { form, save } = open("faq.yaml");
  form.title = "**Questions**";
  form.questions[1].slug = form.questions[0].slug;
  form.questions[0].answer = ["# A heading"];
  expect((await refusalOf(save())).split("\n")).toEqual([
    expect.stringMatching(/^• “FAQ page” › Title: this text can't contain markup/),
    expect.stringMatching(/› Short name: .* each “Short name” must be unique/),
    expect.stringMatching(
      /^• “FAQ page” › Questions › .* › Paragraphs of the answer › number 1: this text can't contain headings/,
    ),
  ]);
});

describe("a change that breaks another file", () => {
  const BROKEN = /“Case studies” › .*there is no ".*" in “Customers”/;

  it("is saved only if the editor confirms it, each time", async () => {
    const { form, save, said } = open("customers.yaml");
    form.customers[0].slug = "renamed";
    const refusals = [await refusalOf(save()), await refusalOf(save())];
    expect(refusals).toEqual(Array(2).fill("Your text is still in the form."));
    expect(said).toEqual(Array(2).fill(expect.stringMatching(BROKEN)));
  });

  it("is mentioned after each later save, until it is fixed", async () => {
    const customers = open("customers.yaml", undefined, true);
    const { slug } = customers.form.customers[0];
    customers.form.customers[0].slug = "renamed";
    expect(await customers.save()).toContain("slug: renamed");
    expect(customers.said).toHaveLength(1);
    const faq = open("faq.yaml", customers.disk);
    faq.form.title = "Other questions";
    await faq.save();
    expect(faq.said).toEqual([expect.stringMatching(BROKEN)]);
    const fixed = open("customers.yaml", customers.disk);
    fixed.form.customers[0].slug = slug;
    await fixed.save();
    expect(fixed.said).toEqual([]);
  });
});

describe("a file that someone else saved after the form was opened", () => {
  const withTitle = (title: string) =>
    EXAMPLE["faq.yaml"].replace(/^title: .*/m, `title: ${title}`);

  it("keeps their changes and gets the editor's, also if the form was restored from a draft", async () => {
    const { form, disk, save } = open("faq.yaml");
    form.lead = "Ours";
    disk["faq.yaml"] = withTitle("Theirs").replaceAll("\n", "\r\n");
    const both = withTitle("Theirs")
      .replace(/^lead: .*/m, "lead: Ours")
      .replaceAll("\n", "\r\n");
    expect(await save()).toBe(both);
    const draft = structuredClone(form);
    const reloaded = open("faq.yaml", disk);
    Object.assign(reloaded.form, draft);
    expect(await reloaded.save()).toBe(both);
  });

  it("is overwritten only where both changed the same text, and only if the editor confirms it", async () => {
    const { form, disk, said, save } = open("faq.yaml");
    form.title = "Ours";
    disk["faq.yaml"] = withTitle("Theirs");
    expect(await refusalOf(save())).toBe("Your text is still in the form.");
    expect(said).toEqual([expect.stringContaining("• Title: “Theirs”")]);
    expect(disk["faq.yaml"]).toBe(withTitle("Theirs"));
    const confirmed = open("faq.yaml", { ...EXAMPLE }, true);
    confirmed.form.title = "Ours";
    confirmed.disk["faq.yaml"] = withTitle("Theirs");
    expect(await confirmed.save()).toBe(withTitle("Ours"));
  });

  it("isn't overwritten if it can't be read", async () => {
    const { form, disk, save } = open("faq.yaml");
    form.title = "Ours";
    disk["faq.yaml"] = "# Nothing\n";
    expect(await refusalOf(save())).toMatch(/^“FAQ page” can't be opened.*: this file is empty/);
    const site = open("site.yaml", disk);
    await site.save();
    expect(site.said).toEqual([
      expect.stringMatching(/• “FAQ page”: .* "git restore data\/faq.yaml"/),
    ]);
  });
});

test.each([
  ["# Only a comment", /this file is empty/],
  ["title: [", /line 1 of data\/faq.yaml: /],
  ["- title", /line 1 of data\/faq.yaml: /],
])("says why a form can't be opened: %j", (text, reason) => {
  expect(() => open("faq.yaml", { ...EXAMPLE, "faq.yaml": text })).toThrow(reason);
});
