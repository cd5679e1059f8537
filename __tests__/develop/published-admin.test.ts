import { type Browser, chromium } from "@playwright/test";
import { testBrowser } from "../../tools/shared/chromium";
import type { Refusal } from "../support/github";
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

async function changeTitle(): Promise<EditorPage> {
  const editor = await signIn();
  await editor.forms().waitFor();
  await editor.openForm("faq");
  await editor.type("title", "Ours");
  return editor;
}

/** Each task is done as somebody does it who has read only the guide. Resolves to the name of the form's file. */
const TASKS: Record<string, (editor: EditorPage) => Promise<string>> = {
  "a question with two paragraphs and a link, without a short name": async (editor) => {
    await editor.openForm("faq");
    await editor.add("questions", "question");
    await editor.inputAt("questions.3.question").fill("Do you test mobile apps?");
    for (const [index, text] of ["Not yet.", "See [the prices](/pricing)."].entries()) {
      await editor.add("questions.3.answer", "paragraph");
      await editor.inputAt(`questions.3.answer.${index}`).fill(text);
    }
    await editor.saved();
    return "faq";
  },
  "a renamed link, two swapped links, an announcement and a phone number": async (editor) => {
    await editor.openForm("site", ["nav", 0], "contact");
    await editor.type("nav.0.label", "Our features");
    await editor.entryAt("nav", 2).getByRole("button", { name: "Reorder Item" }).press("ArrowUp");
    await editor.fieldAt("announcement").getByRole("checkbox").first().click();
    await editor.type("announcement.text", "Meet us in Berlin on May 11");
    await editor.type("announcement.href", "https://conference.example/");
    await editor.inputAt("announcement.lastDay").fill("2099-05-11");
    await editor.type("contact.phone", "503.555.MILL");
    await editor.type("contact.phoneLink", "+1 (503) 555-MILL");
    await editor.saved();
    return "site";
  },
  "text from a word processor, and text that is first too long, then empty, then right": async (
    editor,
  ) => {
    await editor.openForm("services");
    await editor.inputAt("lead").fill("Soft\u00ADhyphens,\u000Ba line\u200B and a\u00A0space.");
    await editor.inputAt("title").fill("x".repeat(91));
    await editor.save();
    await editor.fieldAt("title").getByText("You cannot enter more than 90").waitFor();
    // A draft can have empty fields as far as the published editor is concerned, so our check refuses them there.
    await editor.inputAt("title").fill("");
    await editor.save();
    const refusal = editor.dialog("Nothing was saved.");
    await refusal.or(editor.fieldAt("title").getByText("This field is required")).waitFor();
    if (await refusal.isVisible()) await editor.answer("“Services page” › Title");
    await editor.inputAt("title").fill("What we do");
    await editor.saved();
    return "services";
  },
  "an upright phone photo": async (editor) => {
    await editor.openForm("home", "featureList", "featureList.picture");
    await editor.upload("featureList.picture.src");
    await editor.saved();
    return "home";
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

/** What the published editor says if GitHub refuses something. Nothing that was typed gets lost. */
const REFUSALS: [what: string, refusal: Refusal, says: string][] = [
  [
    "a token without rights",
    {
      request: /createRef/,
      status: 200,
      message: "Resource not accessible by personal access token",
    },
    "isn't allowed to change this repository",
  ],
  [
    "a rate limit",
    { request: /graphql/, status: 403, message: "API rate limit exceeded for user ID 1." },
    "Wait a few minutes",
  ],
  [
    "an expired token",
    { request: /graphql/, status: 401, message: "Bad credentials" },
    "Sign out, and sign in again",
  ],
  ["no network", { request: /graphql/, status: 0, message: "" }, "Check your internet connection"],
];

test.each(REFUSALS)("explains %s, and keeps what was typed", async (_what, refusal, says) => {
  const editor = await changeTitle();
  site.github.refusal = refusal;
  await editor.save();
  await editor.answer(says);
  expect(await editor.inputAt("title").inputValue()).toBe("Ours");
  site.github.refusal = undefined;
  await editor.saved();
  expect(site.github.text("cms/_singletons/faq", "data/faq.yaml")).toContain("title: Ours\n");
});

test("says why nobody can sign in with a wrong token", async () => {
  const editor = await signIn("wrong");
  await editor.page.getByText("The provided token is invalid").first().waitFor();
});

describe("a form that a colleague changes, too", () => {
  const FAQ = "data/faq.yaml";
  const DRAFT = "cms/_singletons/faq";
  const withLead = (lead: string) =>
    Buffer.from(site.github.text("main", FAQ).replace(/^lead: .*/m, `lead: ${lead}`));

  it("gets both changes if the colleague's is already published", async () => {
    const editor = await changeTitle();
    site.github.commit("main", new Map([[FAQ, withLead("Theirs")]]), "Change the lead");
    await editor.saved();
    const draft = site.github.text(DRAFT, FAQ);
    expect(draft).toBe(site.github.text("main", FAQ).replace(/^title: .*/m, "title: Ours"));
  });

  it("gets both changes if the colleague has started a draft", async () => {
    const editor = await changeTitle();
    const { github } = site;
    github.startDraft(DRAFT, new Map([[FAQ, withLead("Theirs")]]));
    await editor.save();
    await editor.answer("click Restore. If it was you in another tab, copy your text first");
    await editor.page.reload();
    await editor.button("Restore").click();
    await editor.saved();
    expect(github.text(DRAFT, FAQ)).toMatch(/^title: Ours\nlead: Theirs$/m);
    expect(github.pulls).toHaveLength(1);
  });
});

test("a draft is published when the branch's rules allow it, and says what is missing before", async () => {
  const editor = await changeTitle();
  await editor.saved();
  const { page } = editor;
  await editor.openForm("faq");
  await page.getByRole("button", { name: /^Status/ }).click();
  await page.getByRole("menuitemradio", { name: "Ready" }).click();
  const message = 'Required status check "test" is expected.';
  site.github.refusal = { request: /merge/, status: 405, message };
  const publish = async () => {
    await editor.button("Publish Entry").click();
    const dialog = page.locator("[role=alertdialog], [role=dialog]");
    await dialog.getByRole("button", { name: "Publish" }).click();
  };
  await publish();
  await editor.answer("all checks have passed");
  site.github.refusal = undefined;
  await publish();
  await editor.forms().waitFor();
  expect(site.github.text("main", "data/faq.yaml")).toContain("title: Ours\n");
  expect([...site.github.branches.keys()]).toEqual(["main"]);
});
