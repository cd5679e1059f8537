import { type Browser, chromium } from "@playwright/test";
import { testBrowser } from "../../tools/shared/chromium";
import { REAL } from "../support/content-sample";
import { linesOnlyIn } from "../support/lines-only-in";
import { EditorPage } from "./support/editor-page";
import { startLocalEditor } from "./support/editors";
import { openFolder } from "./support/opened-folder";

jest.setTimeout(240_000);

let browser: Browser;
let local: Awaited<ReturnType<typeof startLocalEditor>>;
let editor: EditorPage;

beforeAll(async () => {
  browser = await chromium.launch(testBrowser());
  local = await startLocalEditor();
});
beforeEach(async () => {
  local.restore();
  const context = await browser.newContext();
  editor = await EditorPage.of(await context.newPage());
  await openFolder(editor.page, local);
  await editor.openLocally(local.url);
});
afterEach(() => editor.page.context().close());
afterAll(async () => {
  await local.stop();
  await browser.close();
});

const savedTitle = () => /^title: (.*)$/m.exec(local.read("data/faq.yaml"))?.[1];

function colleagueChanges(pattern: RegExp, line: string): void {
  local.write("data/faq.yaml", local.read("data/faq.yaml").replace(pattern, line));
}

test("a draft that was left at once is restored into the file that a colleague saved meanwhile", async () => {
  await editor.openForm("faq");
  await editor.type("title", "Ours");
  await editor.button("Cancel Editing").click();
  await editor.forms().waitFor();
  colleagueChanges(/^lead: .*/m, "lead: Theirs");
  await editor.openLocally(local.url);
  await editor.openForm("faq");
  await editor.button("Restore").click();
  await editor.saved();
  expect(local.read("data/faq.yaml")).toMatch(/^title: Ours\nlead: Theirs$/m);
  await editor.openForm("faq");
  expect(await editor.inputAt("lead").inputValue()).toBe("Theirs");
});

test("a colleague's change of the same text is replaced only on request", async () => {
  await editor.openForm("faq");
  await editor.type("title", "Ours");
  colleagueChanges(/^title: .*/m, "title: Theirs");
  await editor.save();
  await editor.answer("• Title: “Theirs”", "Cancel");
  await editor.answer("Your text is still in the form.");
  expect([savedTitle(), await editor.inputAt("title").inputValue()]).toEqual(["Theirs", "Ours"]);
  await editor.save();
  await editor.answer("• Title: “Theirs”", "Save my version anyway");
  await editor.forms().waitFor();
  expect(savedTitle()).toBe("Ours");
});

test("the check's warnings appear after a save", async () => {
  await editor.openForm("site");
  await editor.fieldAt("announcement").getByRole("checkbox").first().click();
  await editor.type("announcement.text", "Meet us");
  // The site's own address is removed.
  await editor.type("announcement.href", "https://paralane.example/pricing");
  await editor.inputAt("announcement.lastDay").fill("2020-01-31");
  await editor.saved();
  await editor.answer("this day has passed");
  expect(linesOnlyIn(local.read("data/site.yaml"), REAL["site.yaml"])).toEqual([
    "announcement:",
    "  text: Meet us",
    "  href: /pricing",
    '  lastDay: "2020-01-31"',
    "",
  ]);
});

test("a pasted list is refused in a field for one paragraph, and the form shows the text as it was saved", async () => {
  await editor.openForm("services");
  await editor.inputAt("lead").fill("Two things:\n•\tone\n•\ttwo");
  await editor.save();
  await editor.answer("this text can't contain paragraphs or lists");
  await editor.inputAt("lead").fill("Soft\u00ADhyphens and a\u000Bline\u200B");
  await editor.saved();
  await editor.openForm("services");
  expect(await editor.inputAt("lead").inputValue()).toBe("Softhyphens and a line");
});

test("a search for text from a page shows its field", async () => {
  const { page } = editor;
  await page.getByRole("searchbox").fill("Extra minutes: $0.02 each on Basic");
  await page.keyboard.press("Enter");
  await page.getByRole("row", { name: "Pricing page and plans" }).click();
  await page.waitForFunction(
    () => document.activeElement?.closest('[data-key-path="notes.2"]') !== null,
  );
});

test("says why a form can't be opened", async () => {
  local.write("data/faq.yaml", "# Only a comment\n");
  await editor.openLocally(local.url);
  await editor.answer("“FAQ page” can't be opened, because of line 1 of data/faq.yaml");
});
