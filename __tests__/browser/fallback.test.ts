import { content, documentTitle, PAGES } from "../support/site-content";
import {
  expect,
  follow,
  hydrated,
  navigateInApp,
  SITE_URL,
  scrollTo,
  test,
  visit,
} from "./support/test";

const home = PAGES.find(({ path }) => path === "/");

/** Any path that no route matches, at several depths and in several spellings. */
const UNKNOWN = ["/deep/down/there?from=mail&x=1", "/a%20b/%C3%BC", "/services/agile/#devops"];

declare global {
  interface Window {
    /** Every text that the page's heading had, and the heading that came first. */
    headings?: string[];
    firstHeading?: Element;
  }
}

for (const path of UNKNOWN) {
  test(`${path} shows Home, with nothing changed on the way`, async ({ page, problems }) => {
    const url = SITE_URL + path;
    const { pathname } = new URL(url);
    // The document's own status is the one thing that the browser reports.
    problems.allow(new RegExp(`status of 404 .*\\(${SITE_URL}${literally(pathname)}[^)]*\\)$`));
    const failed: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    await page.addInitScript(() => {
      window.headings = [];
      new MutationObserver(() => {
        const heading = document.querySelector("h1");
        const text = heading?.textContent ?? "";
        if (heading !== null) window.firstHeading ??= heading;
        if (text !== window.headings?.at(-1)) window.headings?.push(text);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });

    const response = await visit(page, path);
    await page.waitForLoadState("networkidle");

    expect(response.status()).toBe(404);
    expect(failed).toEqual([url.replace(/#.*/, "")]);
    await expect(page).toHaveURL(url);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.home.hero.title);
    expect(await page.evaluate(() => window.headings?.filter((text) => text !== ""))).toEqual([
      content.home.hero.title,
    ]);
    // React took over what the host sent, and drew nothing anew.
    expect(await page.evaluate(() => window.firstHeading?.isConnected)).toBe(true);
    await expect(page.locator("body")).not.toContainText(/not found|404/i);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      `${content.site.brand.url}/`,
    );
    await expect(page).toHaveTitle(documentTitle({ name: home?.name ?? "" }));
  });
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

test("inside the site an unknown path shows Home at that address, which search engines skip; the way back leads to it", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404 .*\/nowhere\)$/);
  const heading = page.getByRole("heading", { level: 1 });
  await visit(page, "/pricing");
  await navigateInApp(page, "/nowhere");
  await expect(heading).toHaveText(content.home.hero.title);
  await expect(page).toHaveURL(`${SITE_URL}/nowhere`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${content.site.brand.url}/`,
  );
  await scrollTo(page, 900);
  await follow(page, "/pricing");
  await expect(heading).toHaveText(content.plans.title);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${SITE_URL}/nowhere`);
  await expect(heading).toHaveText(content.home.hero.title);
  await page.reload();
  await hydrated(page);
  await expect(heading).toHaveText(content.home.hero.title);
});
