import { type Browser, chromium } from "@playwright/test";
import { testBrowser } from "../../tools/shared/chromium";
import { EditorPage } from "./support/editor-page";
import { contentFiles, startLocalEditor, startPublishedEditor } from "./support/editors";
import { openFolder } from "./support/opened-folder";

jest.setTimeout(240_000);

const REPOSITORY = "acme/website";
const TOKEN = "secret";

let browser: Browser;
let local: Awaited<ReturnType<typeof startLocalEditor>>;
let site: Awaited<ReturnType<typeof startPublishedEditor>>;

beforeAll(async () => {
  browser = await chromium.launch(testBrowser());
  local = await startLocalEditor();
});
beforeEach(async () => {
  site = await startPublishedEditor(REPOSITORY, ".");
});
afterEach(async () => {
  await site.stop();
  local.restore();
  await Promise.all(browser.contexts().map((context) => context.close()));
});
afterAll(async () => {
  await local.stop();
  await browser.close();
});

const newPage = async () => EditorPage.of(await (await browser.newContext()).newPage());

async function openLocal(): Promise<EditorPage> {
  const editor = await newPage();
  await openFolder(editor.page, local);
  await editor.openLocally(local.url);
  return editor;
}

async function signIn(token = TOKEN): Promise<EditorPage> {
  const editor = await newPage();
  await editor.signIn(site.url, token);
  return editor;
}

/** Each task is done as somebody does it who has read only the guide. Resolves to the name of the form's file. */
const TASKS: Record<string, (editor: EditorPage) => Promise<string>> = {
  "prices that are typed with signs, and their day": async (editor) => {
    await editor.openForm("plans", ["plans", 1], "plans.1.price");
    await editor.type("plans.1.price.annual", "$120");
    await editor.type("plans.1.price.monthly", "145.50");
    await editor.type("plans.1.minutes", "6,000");
    await editor.inputAt("validSince").fill("2027-01-15");
    await editor.saved();
    return "plans";
  },
  "a question with two paragraphs and a link": async (editor) => {
    await editor.openForm("faq");
    const list = editor.fieldAt("questions");
    await list.getByRole("button", { name: "Add question" }).click();
    await editor.type("questions.3.question", "Do you test mobile apps?");
    await editor.type("questions.3.slug", "mobile-apps");
    const answer = editor.fieldAt("questions.3.answer");
    for (const [index, text] of ["Not yet.", "See [the prices](/pricing)."].entries()) {
      await answer.getByRole("button", { name: "Add paragraph" }).click();
      await editor.type(`questions.3.answer.${index}`, text);
    }
    await editor.saved();
    return "faq";
  },
};

test.each(Object.entries(TASKS))("both editors save the same bytes: %s", async (_name, task) => {
  const before = contentFiles(local.at());
  await task(await openLocal());
  const after = contentFiles(local.at());
  const published = await signIn();
  await published.forms().waitFor();
  const form = await task(published);
  const { files } = site.github.branches.get(`cms/_singletons/${form}`) ?? { files: new Map() };
  expect(Array.from(files.keys()).sort()).toEqual(Array.from(after.keys()).sort());
  const different = Array.from(after).filter(([name, data]) => !files.get(name)?.equals(data));
  expect(different.map(([name]) => name)).toEqual([]);
  expect(Array.from(after).some(([name, data]) => !before.get(name)?.equals(data))).toBe(true);
  expect(published.violations).toEqual([]);
});
