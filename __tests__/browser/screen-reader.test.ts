import type { Page } from "@playwright/test";
import { FIELD_NAMES, type FieldName } from "../../src/contact/validation";
import { content } from "../support/site-content";
import {
  expectAnnounced,
  recordAnnouncements,
  takeAnnouncements,
} from "./accessibility/announcements";
import { contactForm, ERRORS, fillIn, THANKS } from "./support/contact-form";
import { answerWith, newSubmission, SLOWLY } from "./support/intake";
import { expect, settled, test, visit } from "./support/test";

/*
 * Snapshots of what is exposed to screen readers, in Playwright's ARIA snapshot format. The structure of the
 * snapshots was reviewed by hand. The expected text comes from data/, so editing data/ changes both the page
 * and the snapshots.
 */

const { brand, shell, nav } = content.site;
const { form: words } = content.contact;
const { rescue } = words;

const quoted = (text: string) => JSON.stringify(text.replace(/\s+/g, " "));

/** Returns the expected snapshot for a part of the page that contains exactly these lines. */
const part = (role: string, lines: readonly string[]) =>
  [`- ${role}:`, "  - /children: deep-equal", ...lines.map((line) => `  - ${line}`)].join("\n");

const OPTIONAL: readonly FieldName[] = ["phone", "message"];

/** Returns the form's expected snapshot, with the label, value, error and hint of each field. */
function formSnapshot(
  values: Partial<Record<FieldName, string>> = {},
  errors: Partial<Record<FieldName, string>> = {},
  button = "",
): string {
  const fields = FIELD_NAMES.flatMap((name) => {
    const { label, hint: usual, hintWhenWrong } = words.fields[name];
    const hint = (errors[name] && hintWhenWrong) || usual;
    const called = quoted(OPTIONAL.includes(name) ? `${label} ${words.optional}` : label);
    const [value, error] = [values[name], errors[name]];
    const textbox = `textbox ${called}${error ? " [invalid]" : ""}${value ? `: ${quoted(value)}` : ""}`;
    const help = hint ? [`paragraph: ${quoted(hint)}`] : [];
    const wrong = error ? [`paragraph: ${quoted(error)}`] : [];
    // The message field is between its hint and its counter.
    const below =
      name === "message" ? [...help, textbox, "paragraph"] : [textbox, ...wrong, ...help];
    return [`text: ${called}`, ...below];
  });
  const submit = `button ${quoted(words.submit)}${button}`;
  return part(`form ${quoted(words.title)}`, [
    ...fields,
    `group: ${quoted(words.estimate.title)}`,
    submit,
    `paragraph: ${quoted(words.privacy)}`,
  ]);
}

test("the form matches its snapshot in each state, and each change is announced once", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  await recordAnnouncements(page);
  await visit(page, "/contact");
  const { alert, button, field, form, status } = contactForm(page);
  await expect(form).toMatchAriaSnapshot(formSnapshot());

  await field("phone").fill("555-0142");
  await button.click();
  const { required, email, phone } = ERRORS;
  const errors = { firstName: required, lastName: required, email, phone, company: required };
  await expect(form).toMatchAriaSnapshot(formSnapshot({ phone: "555-0142" }, errors));
  // The focused field's description contains the error, so the error isn't announced separately.
  await expect(field("firstName")).toBeFocused();
  await expect(field("firstName")).toHaveAccessibleDescription(required);
  expect(await takeAnnouncements(page)).toEqual([]);

  const values = newSubmission();
  await fillIn(page, values);
  await answerWith(values.email, { kind: "answer", status: 500, delayMs: 1_000 });
  await button.click();
  await expect(form).toMatchAriaSnapshot(formSnapshot(values, {}, " [disabled]"));
  await expect(status).toHaveText(words.submitting);

  await expect(page.getByRole("group", { name: rescue.text })).toMatchAriaSnapshot(
    part(`group ${quoted(rescue.text)}`, [
      `alert: ${quoted(words.failure)}`,
      `paragraph: ${quoted(rescue.text)}`,
      `button ${quoted(rescue.again)}`,
      `link ${quoted(rescue.mail)}`,
      `button ${quoted(rescue.copy)}`,
    ]),
  );
  await expect(page.getByRole("group", { name: rescue.text })).toBeFocused();
  await expect(form).toMatchAriaSnapshot(formSnapshot(values));
  await expectAnnounced(page, words.submitting, words.failure);

  await answerWith(values.email, SLOWLY);
  await button.click();
  await expect(status).toHaveText(THANKS);
  await expectAnnounced(page, words.submitting, THANKS);
  await expect(form).toMatchAriaSnapshot(formSnapshot());
  await expect(button).toBeFocused();
  await expect(alert).toHaveText("");
});

test("the navigation matches its snapshots as a row of links, as a closed menu and as an open menu", async ({
  page,
}) => {
  const links = nav.map(({ label, newTab }) => (newTab ? `${label} ${shell.newTab}` : label));
  const navigation = [
    `navigation ${quoted(shell.navLabel)}:`,
    "    - list:",
    ...links.flatMap((link) => ["      - listitem:", `        - link ${quoted(link)}`]),
  ].join("\n");
  const expectBanner = (...lines: string[]) => {
    const before = [shell.skipLink, `${brand.name} ${shell.home}`].map(
      (link) => `link ${quoted(link)}`,
    );
    return expect(page.getByRole("banner")).toMatchAriaSnapshot(
      part("banner", [...before, ...lines]),
    );
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, "/pricing");
  await expectBanner(navigation);
  await page.setViewportSize({ width: 320, height: 900 });
  await expectBanner(`button ${quoted(shell.menu)}`);
  await page.getByRole("button", { name: shell.menu }).press("Enter");
  await expectBanner(`button ${quoted(shell.menu)} [expanded]`, navigation);
});

for (const path of ["/features", "/pricing"]) {
  test(`the table on ${path} is still a table for screen readers when it is laid out as a list`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, path);
    const wide = await tableParts(page);
    expect(wide).toContainEqual(expect.stringMatching(/^columnheader ./));
    await page.setViewportSize({ width: 320, height: 900 });
    await settled(page);
    expect(await tableParts(page)).toEqual(wide);
  });
}

/**
 * Returns the table nodes in Chromium's accessibility tree. Unlike Playwright's snapshot, this tree depends
 * on the CSS layout.
 */
async function tableParts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${role?.value} ${name?.value ?? ""}`)
    .filter((text) => /^(table|row|cell|columnheader|rowheader)\b/.test(text));
}
