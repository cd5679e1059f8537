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
} from "./support/test";

const expectTop = (page: Page, top: number) =>
  expect.poll(() => scrollTop(page), { message: "scrolled to" }).toBe(top);

/** Waits until a fragment's target stands right below the navigation. */
async function expectAtTarget(page: Page, id: string) {
  const top = () => page.locator(`#${id}`).evaluate((target) => target.getBoundingClientRect().top);
  await expect.poll(top, { message: `where #${id} is` }).toBeGreaterThan(0);
  await expect.poll(top, { message: `where #${id} is` }).toBeLessThan(130);
  expect(await scrollTop(page)).toBeGreaterThan(100);
}

test("a first load starts at the top", async ({ page }) => {
  await visit(page, "/features");
  await settled(page);
  expect(await scrollTop(page)).toBe(0);
});

test("a reload starts at the top", async ({ page }) => {
  await visit(page, "/features");
  await scrollTo(page, 1500);
  await page.reload();
  await hydrated(page);
  await settled(page);
  expect(await scrollTop(page)).toBe(0);
});

test("a link starts at the top, back and forward return to where the visitor was", async ({
  page,
}) => {
  await visit(page, "/features");
  await scrollTo(page, 1500);
  await follow(page, "/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.plans.title);
  await expectTop(page, 0);
  await scrollTo(page, 700);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.features.title);
  await expectTop(page, 1500);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.plans.title);
  await expectTop(page, 700);
});

test("a link to the page that is shown goes to its top", async ({ page }) => {
  await visit(page, "/features");
  await scrollTo(page, 1500);
  await follow(page, "/features");
  await expectTop(page, 0);
});

test("a fragment goes to its target on a first load and on a reload", async ({ page }) => {
  await visit(page, "/features#integrations");
  await expectAtTarget(page, "integrations");
  await page.reload();
  await hydrated(page);
  await expectAtTarget(page, "integrations");
});

test("a fragment goes to its target from another page", async ({ page }) => {
  await visit(page, "/pricing");
  await navigateInApp(page, "/features#full-stack");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.features.title);
  await expectAtTarget(page, "full-stack");
});

test("the table of contents goes to its sections, and back again", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/features");
  await scrollTo(page, 200);
  const contents = page.getByRole("navigation", { name: content.features.contents.title });
  await contents.getByRole("link", { name: content.features.results.title }).click();
  await expect(page).toHaveURL(`${SITE_URL}/features#results`);
  await expectAtTarget(page, "results");
  await page.goBack();
  await expect(page).toHaveURL(`${SITE_URL}/features`);
  await expectTop(page, 200);
});

test("the table of contents marks the section being read, in forced colours too", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/features#results");
  const links = page
    .getByRole("navigation", { name: content.features.contents.title })
    .getByRole("link");
  const current = links.and(page.locator("[aria-current]"));
  await expect(current).toHaveText(content.features.results.title);
  const edges = await links.evaluateAll((all) =>
    all.map((link) => getComputedStyle(link).borderLeftColor),
  );
  const edge = await current.evaluate((link) => getComputedStyle(link).borderLeftColor);
  expect(edges.filter((colour) => colour === edge)).toHaveLength(1);
});

test("a button to a place of its page goes there, and back again", async ({ page }) => {
  await visit(page, "/pricing");
  await scrollTo(page, 40);
  await page.getByRole("link", { name: content.plans.toFinder }).click();
  await expect(page).toHaveURL(`${SITE_URL}/pricing#finder`);
  await expectAtTarget(page, "finder");
  await scrollTo(page, 1800);
  await page.goBack();
  await expect(page).toHaveURL(`${SITE_URL}/pricing`);
  await expectTop(page, 40);
});

for (const { path, place, name } of [
  { path: "/pricing", place: "finder", name: content.plans.toFinder },
  { path: "/features", place: "results", name: content.features.results.title },
]) {
  test(`Tab goes on from the place that a link on ${path} leads to`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, path);
    await page.getByRole("link", { name, exact: true }).press("Enter");
    await expect(page).toHaveURL(`${SITE_URL}${path}#${place}`);
    await expectAtTarget(page, place);
    await page.keyboard.press("Tab");
    const isBehind = await page.locator(`#${place}`).evaluate((target) => {
      const focused = document.activeElement ?? document.body;
      return Boolean(target.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    expect(isBehind).toBe(true);
  });
}

test("a place of another page is marked, and Tab goes on from it", async ({ page }) => {
  await visit(page, "/pricing");
  await navigateInApp(page, "/features#results");
  await expectAtTarget(page, "results");
  const place = page.locator("#results");
  await expect(place).toBeFocused();
  await expect(place).toHaveCSS("text-decoration-line", "underline");
  await page.keyboard.press("Tab");
  const isBehind = await place.evaluate((target) => {
    const focused = document.activeElement ?? document.body;
    return Boolean(target.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(isBehind).toBe(true);
});

test("back to a page that was loaded anew leads to where it stood since", async ({ page }) => {
  await visit(page, "/features");
  await scrollTo(page, 1500);
  await page.reload();
  await hydrated(page);
  await follow(page, "/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.plans.title);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.features.title);
  await settled(page);
  expect(await scrollTop(page)).toBe(0);
});

// A low window, so that the target is far enough down to be scrolled to.
test.describe("a question's own address", () => {
  test.use({ viewport: { width: 900, height: 420 } });
  const [question] = content.faq.questions;
  const { slug = "", answer: [answer = ""] = [] } = question ?? {};

  test("opens the question on a first load", async ({ page }) => {
    await visit(page, `/faq#${slug}`);
    await expect(page.locator(`#${slug}`)).toHaveAttribute("open");
    await expect(page.getByText(answer)).toBeVisible();
    await expectAtTarget(page, slug);
  });

  test("opens the question from another page", async ({ page }) => {
    await visit(page, "/pricing");
    await scrollTo(page, 300);
    await navigateInApp(page, `/faq#${slug}`);
    await expect(page.locator(`#${slug}`)).toHaveAttribute("open");
    await expect(page.getByText(answer)).toBeVisible();
    await expectAtTarget(page, slug);
    await expect(page.locator("details[open]")).toHaveCount(1);
  });
});
