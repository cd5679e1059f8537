import type { Page } from "@playwright/test";
import { content } from "../support/site-content";
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

test("a copy of a whole page contains no text for screen readers alone, except the meaning of the ticks in plans", async ({
  page,
}) => {
  const { home, newTab } = content.site.shell;
  await visit(page, "/pricing");
  await page.locator("body").press("Control+A");
  await page.keyboard.press("Control+C");
  await visit(page, "/contact");
  const message = page.locator("textarea");
  await message.press("Control+V");
  const copy = await message.inputValue();
  expect(copy).toContain(content.plans.title);
  expect(copy).toContain(content.plans.words.notIncluded);
  for (const heard of [home, newTab]) {
    expect(await page.locator("header a", { hasText: heard }).count()).toBeGreaterThan(0);
    expect(copy).not.toContain(heard);
  }
});

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
