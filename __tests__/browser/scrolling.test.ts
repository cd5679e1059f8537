import type { Page } from "@playwright/test";
import { content } from "../support/site-content";
import {
  expect,
  follow,
  hydrated,
  navigateInApp,
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

test("a visitor who scrolls away from the fragment's target before hydration isn't moved back, and can go back to the top", async ({
  page,
}) => {
  const releaseScripts = await visitWithoutScripts(page, "/features#integrations");
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
  await scrollTo(page, 400);
  releaseScripts();
  await hydrated(page);
  await settled(page);
  expect(await scrollTop(page)).toBe(400);
  await expect(page.getByRole("button", { name: content.site.shell.backToTop })).toBeVisible();
});

test("a link to an anchor on another page scrolls to it and underlines it, and Tab continues from there", async ({
  page,
}) => {
  await visit(page, "/pricing");
  await navigateInApp(page, "/features#results-table");
  await expectHeading(page, content.features);
  await expectAtTarget(page, "results-table");
  const place = page.locator("#results-table");
  await expect(place).toBeFocused();
  await expect(place).toHaveCSS("text-decoration-line", "underline");
  await expectTabContinuesFrom(page, "results-table");
});

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
