import sharp from "sharp";
import { nameOf } from "../../src/admin/form-fields";
import { CONTENT_FILES } from "../../src/content/model";
import { PAGES } from "../../src/routes";
import { REAL } from "../support/content-sample";
import { linesOnlyIn } from "../support/lines-only-in";
import { DevelopmentServer } from "./support/development-server";
import { EditorPage } from "./support/editor-page";
import { openFolder } from "./support/opened-folder";

jest.setTimeout(240_000);

/* What the editor does on the development server. saving-admin.test.ts tests its dialogs without the server. */

const server = new DevelopmentServer();
let editor: EditorPage;
let written: readonly string[];

beforeAll(() => server.open("/"));
// The editor remembers drafts, and what it knows of the files, which each test restores.
beforeEach(async () => {
  await editor?.page.close();
  editor = await EditorPage.of(await server.newPage());
  written = await openFolder(editor.page, server.project);
  await editor.openLocally(new URL(server.page.url()).origin);
});
afterEach(() => server.project.restore());
afterAll(() => server.close());

test("opening and saving a file without changes preserves every byte", async () => {
  for (const { file } of CONTENT_FILES) {
    await editor.openForm(nameOf(file));
    const text = editor.page.locator("[data-key-path] :is(input[type=text], textarea)").first();
    while ((await text.count()) === 0) {
      await editor.page.getByRole("button", { name: "Expand", exact: true }).first().click();
    }
    // The editor saves only after a change, so add trailing whitespace, which is trimmed before the file is
    // written.
    await text.press("End");
    await text.pressSequentially(" ");
    await editor.saved();
    expect(server.project.read(`data/${file}`)).toBe(REAL[file]);
  }
  expect(written).toEqual(CONTENT_FILES.map(({ file }) => `data/${file}`));
  expect(editor.violations).toEqual([]);
});

test("uploading a phone photo adds it upright with a valid name, changes one line, and the page updates", async () => {
  await editor.openForm("home", "featureList", "featureList.picture");
  await editor.upload("featureList.picture.src");
  await editor.saved();
  const after = server.project.read("data/home.yaml");
  expect(linesOnlyIn(after, REAL["home.yaml"])).toEqual(["    src: img_2041.webp"]);
  const saved = await sharp(server.project.at("static/images/img_2041.webp")).metadata();
  expect([saved.width, saved.height, saved.orientation]).toEqual([1200, 1600, undefined]);
  await server.page.locator('img[src*="/img_2041."]').waitFor();
});

test("link fields suggest the site's pages", async () => {
  await editor.openForm("site", ["nav", 0]);
  await editor.inputAt("nav.0.href").focus();
  const suggestions = await editor
    .inputAt("nav.0.href")
    .evaluate((input) =>
      Array.from((input as HTMLInputElement).list?.options ?? [], ({ value }) => value),
    );
  expect(suggestions).toEqual(PAGES);
});

describe("a rejected save", () => {
  it("shows an exceeded limit next to the field, and other mistakes in a dialog", async () => {
    await editor.openForm("site", ["nav", 0]);
    await editor.inputAt("nav.0.label").fill("More words than a link may have");
    await editor.save();
    const label = editor.fieldAt("nav.0.label");
    await label.getByText("You cannot enter more than 20 characters").waitFor();
    await editor.inputAt("nav.0.label").fill("**Bold**");
    await editor.save();
    await editor.answer("Navigation links › **Bold** › Label: this text can't contain markup");
    expect(written).toEqual([]);
  });

  it("shows why a number can't be saved next to its field", async () => {
    await editor.openForm("plans", ["plans", 1]);
    await editor.inputAt("plans.1.minutes").fill("1.000");
    await editor.save();
    const minutes = editor.fieldAt("plans.1.minutes");
    await minutes.getByText('"1.000" isn\'t a whole number').waitFor();
    expect(written).toEqual([]);
    await editor.inputAt("plans.1.minutes").fill("20,000");
    await editor.saved();
    const after = server.project.read("data/plans.yaml");
    expect(linesOnlyIn(after, REAL["plans.yaml"])).toEqual(["    minutes: 20000"]);
  });
});
