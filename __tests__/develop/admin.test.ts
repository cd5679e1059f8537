import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { labelOf, nameOf } from "../../src/admin/fields";
import { CONTENT_FILES, type ContentFileName } from "../../src/content/model";
import { PAGES } from "../../src/routes";
import { REAL } from "../support/content-sample";
import { MONTHLY, RAISED } from "../support/edit-targets";
import { linesOnlyIn } from "../support/lines-only-in";
import { DevelopmentServer } from "./support/development-server";
import { openFolder } from "./support/opened-folder";

jest.setTimeout(240_000);

/** How long the editor may take for a step, in milliseconds. */
const STEP = 20_000;

const server = new DevelopmentServer();
let admin: Page;
/** The files that the editor has written, one after the other. */
let written: readonly string[];
/** What its policy has refused to it. */
let refused: string[];

beforeAll(async () => {
  await server.open("/pricing");
  await openAdmin();
});
afterEach(() => server.project.restore());
afterAll(() => server.close());

/** Opens the editor in a page of its own, on the project's folder. */
async function openAdmin(): Promise<void> {
  await admin?.close();
  admin = await server.newPage();
  admin.setDefaultTimeout(STEP);
  await admin.emulateMedia({ reducedMotion: "reduce" });
  // What isn't near the window has no content yet.
  await admin.setViewportSize({ width: 1280, height: 2400 });
  written = await openFolder(admin, server.project);
  refused = [];
  admin.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await admin.goto(addressOf("/admin"));
  await admin.getByRole("button", { name: "Work with Local Repository" }).click();
  await admin.getByRole("row", { name: "Case studies" }).waitFor();
}

const addressOf = (path: string) => new URL(path, server.page.url()).href;

const fieldAt = (place: string) => admin.locator(`[data-key-path="${place}"]`);

const inputAt = (place: string) => fieldAt(place).locator("input, textarea").first();

/** Opens the form of a file, and in it groups, and entries of lists by their numbers. */
async function openForm(file: string, ...opened: (string | [list: string, entry: number])[]) {
  await admin.goto(addressOf(`/admin#/collections/_singletons`));
  await admin.getByRole("row", { name: labelOf(file) }).click();
  await admin.locator("[data-key-path]").first().waitFor();
  for (const part of opened) {
    const [place, entry] = Array.isArray(part) ? part : [part];
    const field = fieldAt(place);
    const box = entry === undefined ? field : field.locator(".item-wrapper").nth(entry);
    await box.getByRole("button", { name: "Expand", exact: true }).first().click();
  }
}

const save = () => admin.getByRole("button", { name: "Save", exact: true }).click();

/** What a file holds, once it has been saved. */
async function savedText(name: ContentFileName): Promise<string> {
  const before = written.length;
  await save();
  await server.until(`${name} saved`, async () => written.includes(`data/${name}`, before));
  return server.project.read(`data/${name}`);
}

/** The lines that went from a file and those that came, once it has been saved. */
async function changeOf(name: ContentFileName): Promise<{ went: string[]; came: string[] }> {
  const after = await savedText(name);
  return { went: linesOnlyIn(REAL[name], after), came: linesOnlyIn(after, REAL[name]) };
}

const boxSays = (words: string) =>
  admin.getByRole("alertdialog").filter({ hasText: words }).waitFor();

const pageShows = (words: string) =>
  server.until(
    words,
    async () => (await server.page.textContent("body"))?.includes(words) ?? false,
  );

test("every file that is opened and saved as it is stays the same, byte for byte", async () => {
  for (const { file } of CONTENT_FILES) {
    await openForm(nameOf(file));
    const text = admin.locator("[data-key-path] :is(input[type=text], textarea)").first();
    while ((await text.count()) === 0) {
      await admin.getByRole("button", { name: "Expand", exact: true }).first().click();
    }
    // Without a change there is nothing to save; white space behind a text is none to the file.
    await text.press("End");
    await text.pressSequentially(" ");
    expect(await savedText(file)).toBe(REAL[file]);
  }
  expect(written).toEqual(CONTENT_FILES.map(({ file }) => `data/${file}`));
  expect(refused).toEqual([]);
});

test("a price is one line of the difference, and the page follows", async () => {
  const plan = parse(REAL["plans.yaml"]).plans.findIndex(
    ({ price }: { price?: { monthly: number } }) => String(price?.monthly) === MONTHLY,
  );
  await openForm("plans", ["plans", plan], `plans.${plan}.price`);
  await inputAt(`plans.${plan}.price.monthly`).fill(RAISED);
  expect(await changeOf("plans.yaml")).toEqual({
    went: [`      monthly: ${MONTHLY}`],
    came: [`      monthly: ${RAISED}`],
  });
  await pageShows(`$${RAISED}`);
});

test("a question, and a link in its answer, are a line each, and the page follows", async () => {
  await server.page.goto(addressOf("/faq"));
  await openForm("faq", ["questions", 0]);
  await inputAt("questions.0.question").fill("What is it: a test #1?");
  await inputAt("questions.0.answer.0").fill("Read [the prices](/pricing) first.");
  const { came } = await changeOf("faq.yaml");
  expect(came).toEqual([
    '    question: "What is it: a test #1?"',
    "      - Read [the prices](/pricing) first.",
  ]);
  await pageShows("What is it: a test #1?");
  const link = server.page.getByRole("link", { name: "the prices", includeHidden: true });
  expect(await link.getAttribute("href")).toBe("/pricing");
});

test("the navigation in another order has the same lines, and the page follows", async () => {
  const labelsIn = (text: string): string[] =>
    parse(text).nav.map(({ label }: { label: string }) => label);
  const [first = "", second = "", ...others] = labelsIn(REAL["site.yaml"]);
  await openForm("site");
  const entry = fieldAt("nav").locator(".item-wrapper").nth(1);
  await entry.getByRole("button", { name: "Reorder Item" }).press("ArrowUp");
  expect(await changeOf("site.yaml")).toEqual({ went: [], came: [] });
  expect(labelsIn(server.project.read("data/site.yaml"))).toEqual([second, first, ...others]);
  const shown = () => server.page.locator("nav a").allTextContents();
  await server.until("reordered", async () => {
    const words = (await shown()).map((text) => text.trim());
    return words.includes(second) && words.indexOf(second) < words.indexOf(first);
  });
});

test("a picture is uploaded beside the others and named in one line, and the page follows", async () => {
  await server.page.goto(addressOf("/"));
  const flat = { create: { width: 1600, height: 1200, channels: 3, background: "#284" } } as const;
  const buffer = await sharp(flat).png().toBuffer();
  await openForm("home", "features", "features.picture");
  await fieldAt("features.picture.src").getByRole("button", { name: "Replace" }).click();
  const chosen = { name: "New Picture.png", mimeType: "image/png", buffer };
  await admin.getByRole("dialog").locator("input[type=file]").setInputFiles(chosen);
  await admin.getByRole("dialog").getByRole("button", { name: "Insert" }).click();
  // Until the editor has read it, the field is empty, and a save would be refused.
  await fieldAt("features.picture.src")
    .getByText(/new[ -]picture\.png/i)
    .waitFor();
  expect((await changeOf("home.yaml")).came).toEqual(["    src: new-picture.png"]);
  expect(readFileSync(server.project.at("static/images/new-picture.png"))).toEqual(buffer);
  await server.page.locator('img[src*="/new-picture."]').waitFor();
});

test("an address is chosen among the pages of the site", async () => {
  await openForm("site", ["nav", 0]);
  await inputAt("nav.0.href").focus();
  const proposed = await inputAt("nav.0.href").evaluate((input) =>
    Array.from((input as HTMLInputElement).list?.options ?? [], ({ value }) => value),
  );
  expect(proposed).toEqual(PAGES);
});

describe("a save that is refused", () => {
  // What isn't saved stays in the form.
  beforeEach(openAdmin);

  it("names a limit that is broken beside the field, and what the whole file shows in a box", async () => {
    await openForm("site", ["nav", 0]);
    await inputAt("nav.0.label").fill("More words than a link may have");
    await save();
    await fieldAt("nav.0.label").getByText("You cannot enter more than 20 characters").waitFor();
    await inputAt("nav.0.label").fill("**Bold**");
    await save();
    await boxSays("nav › **Bold** › label: markup isn't understood here");
    expect(written).toEqual([]);
  });

  it("leaves what somebody else has written meanwhile, and says so", async () => {
    await openForm("faq");
    await inputAt("title").fill("Ours");
    server.project.edit("data/faq.yaml", (text) => text.replace(/^title: .*/m, "title: Theirs"));
    await save();
    await boxSays("Someone else changed this file");
    expect(server.project.read("data/faq.yaml")).toMatch(/^title: Theirs$/m);
  });
});
