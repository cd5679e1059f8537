import type { Page } from "@playwright/test";
import { content } from "../support/site-content";
import { expect, settled, test, visit } from "./support/test";

/*
 * Snapshots of what is exposed to screen readers, in Playwright's ARIA snapshot format. The structure of the
 * snapshots was reviewed by hand. The expected text comes from data/, so editing data/ changes both the page
 * and the snapshots.
 */

const { brand, shell, nav } = content.site;

const quoted = (text: string) => JSON.stringify(text.replace(/\s+/g, " "));

const part = (role: string, lines: readonly string[]) =>
  [`- ${role}:`, "  - /children: deep-equal", ...lines.map((line) => `  - ${line}`)].join("\n");

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
    await page.locator("details:has(table)").evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute("open", "");
    });
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
