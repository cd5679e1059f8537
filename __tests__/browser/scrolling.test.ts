import type { Page } from "@playwright/test";
import { content } from "../support/site-content";
import {
  expect,
  follow,
  hydrated,
  SITE_URL,
  scrollTo,
  scrollTop,
  settled,
  test,
  visit,
  visitWithoutScripts,
} from "./support/test";

const expectTop = (page: Page, top: number) =>
  expect.poll(() => scrollTop(page), { message: "scroll position" }).toBe(top);

const expectHeading = (page: Page, { title }: { title: string }) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

async function expectAtTarget(page: Page, id: string) {
  const top = () => page.locator(`#${id}`).evaluate((target) => target.getBoundingClientRect().top);
  await expect.poll(top, { message: `position of #${id}` }).toBeGreaterThan(0);
  await expect.poll(top, { message: `position of #${id}` }).toBeLessThan(130);
  expect(await scrollTop(page)).toBeGreaterThan(100);
}

async function expectTabContinuesFrom(page: Page, id: string) {
  await page.keyboard.press("Tab");
  const isBehind = await page.locator(`#${id}`).evaluate((target) => {
    const focused = document.activeElement ?? document.body;
    return Boolean(target.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(isBehind).toBe(true);
}

test("a page starts at the top on its first load, after a reload, and when the visitor goes back to it after a reload", async ({
  page,
}) => {
  await visit(page, "/features");
  await settled(page);
  expect(await scrollTop(page)).toBe(0);
  await scrollTo(page, 1500);
  await page.reload();
  await hydrated(page);
  await settled(page);
  expect(await scrollTop(page)).toBe(0);
  await follow(page, "/pricing");
  await expectHeading(page, content.plans);
  await page.goBack();
  await expectHeading(page, content.features);
  await settled(page);
  expect(await scrollTop(page)).toBe(0);
});

test("links scroll to the top of the page, even links to the current page, and Back and Forward restore the scroll position", async ({
  page,
}) => {
  await visit(page, "/features");
  await scrollTo(page, 1500);
  await follow(page, "/pricing");
  await expectHeading(page, content.plans);
  await expectTop(page, 0);
  await scrollTo(page, 700);
  await page.goBack();
  await expectHeading(page, content.features);
  await expectTop(page, 1500);
  await page.goForward();
  await expectHeading(page, content.plans);
  await expectTop(page, 700);
  await follow(page, "/pricing");
  await expectTop(page, 0);
});

test("a first load and a reload scroll to the fragment's target", async ({ page }) => {
  await visit(page, "/features#integrations");
  await expectAtTarget(page, "integrations");
  await page.reload();
  await hydrated(page);
  await expectAtTarget(page, "integrations");
});

for (const [address, top] of [
  ["/features#integrations", 400],
  // The question's own code opens it and scrolls to it.
  [`/faq#${content.faq.questions.at(-1)?.slug}`, 60],
] as const) {
  test(`a visitor who scrolls away from the target of ${address} before hydration isn't moved back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 320 });
    const releaseScripts = await visitWithoutScripts(page, address);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(top);
    await scrollTo(page, top);
    releaseScripts();
    await hydrated(page);
    await settled(page);
    expect(await scrollTop(page)).toBe(top);
  });
}

test("a link to an anchor on the same page scrolls to it, Tab continues from there, and going back restores the position", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/pricing");
  const link = page.getByRole("link", { name: content.plans.toFinder, exact: true });
  await scrollTo(page, 40);
  await link.focus();
  await settled(page);
  const left = await scrollTop(page);
  // Translators wrap text in elements.
  await link.evaluate((element) => {
    const wrapper = document.createElement("font");
    wrapper.append(...element.childNodes);
    element.append(wrapper);
  });
  await link.locator("font").click();
  await expect(page).toHaveURL(`${SITE_URL}/pricing#plan-finder`);
  await expectAtTarget(page, "plan-finder");
  await expectTabContinuesFrom(page, "plan-finder");
  await page.goBack();
  await expect(page).toHaveURL(`${SITE_URL}/pricing`);
  await expectTop(page, left);
});

test("the table of contents marks the current section, even with forced colors", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/features#results-table");
  const links = page
    .getByRole("navigation", { name: content.features.tableOfContents.title })
    .getByRole("link");
  const current = links.and(page.locator("[aria-current]"));
  await expect(current).toHaveText(content.features.resultsTable.title);
  const edges = await links.evaluateAll((all) =>
    all.map((link) => getComputedStyle(link).borderLeftColor),
  );
  const edge = await current.evaluate((link) => getComputedStyle(link).borderLeftColor);
  expect(edges.filter((color) => color === edge)).toHaveLength(1);
});
