import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { PAGE_FORMS, SHARED_FORMS } from "../../../src/admin/labels";
import type { ContentFileName } from "../../../src/content/model";

const STEP_TIMEOUT = 20_000;

/** The editor at /admin, as somebody uses it. */
export class EditorPage {
  readonly violations: string[] = [];

  private constructor(readonly page: Page) {
    page.setDefaultTimeout(STEP_TIMEOUT);
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) this.violations.push(message.text());
    });
  }

  static async of(page: Page): Promise<EditorPage> {
    const editor = new EditorPage(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    // Use a tall viewport, because the editor renders only what is in or near it.
    await page.setViewportSize({ width: 1280, height: 2400 });
    return editor;
  }

  async openLocally(origin: string): Promise<void> {
    await this.page.goto(`${origin}/admin`);
    await this.button("Work with Local Repository").click();
    await this.forms().waitFor();
  }

  async signIn(origin: string, token: string): Promise<void> {
    await this.page.goto(`${origin}/admin`);
    await this.button("Sign In Using Access Token").click();
    await this.page.locator("dialog input, [role=dialog] input").first().fill(token);
    await this.button("Sign In").click();
  }

  forms = () => this.page.getByRole("row", { name: "Case studies" });

  button = (name: string) => this.page.getByRole("button", { name, exact: true });

  fieldAt = (place: string) => this.page.locator(`[data-key-path="${place}"]`);

  inputAt = (place: string) => this.fieldAt(place).locator("input, textarea").first();

  entryAt = (list: string, entry: number) => this.fieldAt(list).locator(".item-wrapper").nth(entry);

  /** Expands the given groups and list entries, such as `["plans", 0]`. */
  async openForm(file: string, ...opened: (string | [list: string, entry: number])[]) {
    const { label = "" } =
      { ...PAGE_FORMS, ...SHARED_FORMS }[`${file}.yaml` as ContentFileName] ?? {};
    await this.page.evaluate((list) => {
      if (location.hash !== list) location.assign(list);
    }, "#/collections/_singletons");
    await this.page.locator("[data-key-path]").first().waitFor({ state: "hidden" });
    await this.page.getByRole("row", { name: label }).click();
    await this.page.locator("[data-key-path]").first().waitFor();
    await this.expand(...opened);
  }

  /** Adds an entry to a list. The button's text has invisible marks around the name. */
  async add(list: string, name: string): Promise<void> {
    await this.fieldAt(list)
      .locator("button", { hasText: new RegExp(`Add .?${name}`) })
      .last()
      .click();
  }

  async expand(...opened: (string | [list: string, entry: number])[]) {
    for (const part of opened) {
      const box = Array.isArray(part) ? this.entryAt(...part) : this.fieldAt(part);
      await box.getByRole("button", { name: "Expand", exact: true }).first().click();
    }
  }

  /** The editor keeps drafts only of what a person typed. */
  async type(place: string, text: string): Promise<void> {
    await this.inputAt(place).press("ControlOrMeta+a");
    await this.page.keyboard.type(text);
  }

  /** Replaces a picture with a photo as a phone stores it that was held upright: on its side, with a note. */
  async upload(place: string): Promise<void> {
    const flat = {
      create: { width: 1600, height: 1200, channels: 3, background: "#284" },
    } as const;
    const buffer = await sharp(flat).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    await this.fieldAt(place).getByRole("button", { name: "Replace the picture" }).click();
    const dialog = this.page.getByRole("dialog");
    const photo = { name: "IMG_2041.JPG", mimeType: "image/jpeg", buffer };
    await dialog.locator("input[type=file]").setInputFiles(photo);
    await dialog.getByRole("button", { name: "Insert" }).click();
    await this.fieldAt(place).locator('img[src^="blob:"]').waitFor();
  }

  save = () => this.button("Save").click();

  async saved(): Promise<void> {
    await this.save();
    const later = this.button("Later");
    await later.or(this.forms()).first().waitFor();
    if (await later.isVisible()) await later.click();
    await this.forms().waitFor();
  }

  dialog = (text: string): Locator =>
    this.page.locator("dialog[open], [role=alertdialog]").filter({ hasText: text });

  /** Waits for a dialog with the text, and closes it with the button. */
  async answer(text: string, button = "OK"): Promise<void> {
    const dialog = this.dialog(text);
    await dialog.getByRole("button", { name: button, exact: true }).click();
    await dialog.waitFor({ state: "hidden" });
  }
}
