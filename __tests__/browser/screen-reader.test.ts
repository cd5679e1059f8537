import type { Page } from "@playwright/test";
import { expect, settled, test, visit } from "./support/test";

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

/** Unlike Playwright's snapshot, Chromium's accessibility tree depends on the CSS layout. */
async function tableParts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${role?.value} ${name?.value ?? ""}`)
    .filter((text) => /^(table|row|cell|columnheader|rowheader)\b/.test(text));
}
