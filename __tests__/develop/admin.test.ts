import type { Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { nameOf } from "../../src/admin/form-fields";
import { PAGE_FORMS, SHARED_FORMS } from "../../src/admin/labels";
import { CONTENT_FILES, type ContentFileName } from "../../src/content/model";
import { PAGES } from "../../src/routes";
import { REAL } from "../support/content-sample";
import { MONTHLY, RAISED } from "../support/edit-targets";
import { linesOnlyIn } from "../support/lines-only-in";
import { DevelopmentServer } from "./support/development-server";
import { openFolder } from "./support/opened-folder";

jest.setTimeout(240_000);

const STEP_TIMEOUT = 20_000;

const server = new DevelopmentServer();
let admin: Page;
let written: readonly string[];
let violations: string[];

beforeAll(() => server.open("/pricing"));
// The editor remembers drafts, and what it knows of the files, which each test restores.
beforeEach(openAdmin);
afterEach(() => server.project.restore());
afterAll(() => server.close());

async function openAdmin(): Promise<void> {
  await admin?.close();
  admin = await server.newPage();
  admin.setDefaultTimeout(STEP_TIMEOUT);
  await admin.emulateMedia({ reducedMotion: "reduce" });
  // Use a tall viewport, because the editor renders only what is in or near it.
  await admin.setViewportSize({ width: 1280, height: 2400 });
  written = await openFolder(admin, server.project);
  violations = [];
  admin.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) violations.push(message.text());
  });
  await admin.goto(urlOf("/admin"));
  await admin.getByRole("button", { name: "Work with Local Repository" }).click();
  await admin.getByRole("row", { name: "Case studies" }).waitFor();
}

const urlOf = (path: string) => new URL(path, server.page.url()).href;

const fieldAt = (place: string) => admin.locator(`[data-key-path="${place}"]`);

const inputAt = (place: string) => fieldAt(place).locator("input, textarea").first();

/** Expands the given groups and list entries, such as `["plans", 0]`. */
async function openForm(file: string, ...opened: (string | [list: string, entry: number])[]) {
  await admin.goto(urlOf(`/admin#/collections/_singletons`));
  const { label = "" } =
    { ...PAGE_FORMS, ...SHARED_FORMS }[`${file}.yaml` as ContentFileName] ?? {};
  await admin.getByRole("row", { name: label }).click();
  await admin.locator("[data-key-path]").first().waitFor();
  for (const part of opened) {
    const [place, entry] = Array.isArray(part) ? part : [part];
    const field = fieldAt(place);
    const box = entry === undefined ? field : field.locator(".item-wrapper").nth(entry);
    await box.getByRole("button", { name: "Expand", exact: true }).first().click();
  }
}

const save = () => admin.getByRole("button", { name: "Save", exact: true }).click();

async function savedText(name: ContentFileName): Promise<string> {
  const before = written.length;
  await save();
  await server.until(`${name} saved`, async () => written.includes(`data/${name}`, before));
  await admin.locator("[data-key-path]").first().waitFor({ state: "hidden" });
  return server.project.read(`data/${name}`);
}

async function changeOf(name: ContentFileName): Promise<{ removed: string[]; added: string[] }> {
  const after = await savedText(name);
  return { removed: linesOnlyIn(REAL[name], after), added: linesOnlyIn(after, REAL[name]) };
}

const dialogShows = (text: string) =>
  admin.getByRole("alertdialog").filter({ hasText: text }).waitFor();

const pageShows = (text: string) =>
  server.until(text, async () => (await server.page.textContent("body"))?.includes(text) ?? false);

test("opening and saving a file without changes preserves every byte", async () => {
  for (const { file } of CONTENT_FILES) {
    await openForm(nameOf(file));
    const text = admin.locator("[data-key-path] :is(input[type=text], textarea)").first();
    while ((await text.count()) === 0) {
      await admin.getByRole("button", { name: "Expand", exact: true }).first().click();
    }
    // The editor saves only after a change, so add trailing whitespace, which is trimmed before the file is
    // written.
    await text.press("End");
    await text.pressSequentially(" ");
    expect(await savedText(file)).toBe(REAL[file]);
  }
  expect(written).toEqual(CONTENT_FILES.map(({ file }) => `data/${file}`));
  expect(violations).toEqual([]);
});

test("changing a price changes one line, and the page updates", async () => {
  const plan = parse(REAL["plans.yaml"]).plans.findIndex(
    ({ price }: { price?: { monthly: number } }) => String(price?.monthly) === MONTHLY,
  );
  await openForm("plans", ["plans", plan], `plans.${plan}.price`);
  await inputAt(`plans.${plan}.price.monthly`).fill(RAISED);
  expect(await changeOf("plans.yaml")).toEqual({
    removed: [`      monthly: ${MONTHLY}`],
    added: [`      monthly: ${RAISED}`],
  });
  await pageShows(`$${RAISED}`);
});

test("changing a question and its answer changes two lines, and the page updates", async () => {
  await server.page.goto(urlOf("/faq"));
  await openForm("faq", ["questions", 0]);
  await inputAt("questions.0.question").fill("What is it: a test #1?");
  await inputAt("questions.0.answer.0").fill("Read [the prices](/pricing) first.");
  const { added } = await changeOf("faq.yaml");
  expect(added).toEqual([
    '    question: "What is it: a test #1?"',
    '      - "Read [the prices](/pricing) first."',
  ]);
  await pageShows("What is it: a test #1?");
  const link = server.page.getByRole("link", { name: "the prices", includeHidden: true });
  expect(await link.getAttribute("href")).toBe("/pricing");
});

test("reordering the navigation only moves lines, and the page updates", async () => {
  const labelsIn = (text: string): string[] =>
    parse(text).nav.map(({ label }: { label: string }) => label);
  const [first = "", second = "", ...others] = labelsIn(REAL["site.yaml"]);
  await openForm("site");
  const entry = fieldAt("nav").locator(".item-wrapper").nth(1);
  await entry.getByRole("button", { name: "Reorder Item" }).press("ArrowUp");
  expect(await changeOf("site.yaml")).toEqual({ removed: [], added: [] });
  expect(labelsIn(server.project.read("data/site.yaml"))).toEqual([second, first, ...others]);
  const shown = () => server.page.locator("nav a").allTextContents();
  await server.until("reordered", async () => {
    const words = (await shown()).map((text) => text.trim());
    return words.includes(second) && words.indexOf(second) < words.indexOf(first);
  });
});

test("uploading a phone photo adds it upright with a valid name, and the page updates", async () => {
  await server.page.goto(urlOf("/"));
  const flat = { create: { width: 1600, height: 1200, channels: 3, background: "#284" } } as const;
  const buffer = await sharp(flat).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  await openForm("home", "features", "features.picture");
  await fieldAt("features.picture.src")
    .getByRole("button", { name: "Replace the picture" })
    .click();
  const chosen = { name: "IMG_2041.JPG", mimeType: "image/jpeg", buffer };
  await admin.getByRole("dialog").locator("input[type=file]").setInputFiles(chosen);
  await admin.getByRole("dialog").getByRole("button", { name: "Insert" }).click();
  await fieldAt("features.picture.src").locator('img[src^="blob:"]').waitFor();
  expect((await changeOf("home.yaml")).added).toEqual(["    src: img_2041.webp"]);
  const saved = await sharp(server.project.at("static/images/img_2041.webp")).metadata();
  expect([saved.width, saved.height, saved.orientation]).toEqual([1200, 1600, undefined]);
  await server.page.locator('img[src*="/img_2041."]').waitFor();
});

test("link fields suggest the site's pages", async () => {
  await openForm("site", ["nav", 0]);
  await inputAt("nav.0.href").focus();
  const suggestions = await inputAt("nav.0.href").evaluate((input) =>
    Array.from((input as HTMLInputElement).list?.options ?? [], ({ value }) => value),
  );
  expect(suggestions).toEqual(PAGES);
});

test("a form that was left without saving offers the unsaved changes", async () => {
  await openForm("faq");
  // The editor ignores input that doesn't come from a user.
  await inputAt("title").press("End");
  await admin.keyboard.type(" now");
  const title = await inputAt("title").inputValue();
  // The editor keeps a draft half a second after the last change, if the form is still open.
  await admin.waitForTimeout(1_000);
  await admin.getByRole("button", { name: "Cancel Editing" }).click();
  await admin.getByRole("row", { name: "FAQ page" }).click();
  await admin.getByRole("button", { name: "Restore" }).click();
  await server.until("restored", async () => (await inputAt("title").inputValue()) === title);
});

describe("a rejected save", () => {
  it("shows an exceeded limit next to the field, and other mistakes in a dialog", async () => {
    await openForm("site", ["nav", 0]);
    await inputAt("nav.0.label").fill("More words than a link may have");
    await save();
    await fieldAt("nav.0.label").getByText("You cannot enter more than 20 characters").waitFor();
    await inputAt("nav.0.label").fill("**Bold**");
    await save();
    await dialogShows("Navigation links › **Bold** › Label: this text can't contain markup");
    expect(written).toEqual([]);
  });

  it("shows why a number or a picture can't be saved next to its field", async () => {
    await openForm("plans", ["plans", 1]);
    await inputAt("plans.1.minutes").fill("1.000");
    await save();
    await fieldAt("plans.1.minutes").getByText('"1.000" isn\'t a whole number').waitFor();
    expect(written).toEqual([]);
    await inputAt("plans.1.minutes").fill("20,000");
    expect((await changeOf("plans.yaml")).added).toEqual(["    minutes: 20000"]);
  });
});
