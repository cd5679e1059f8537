import { content, PAGES } from "../support/site-content";
import { expect, navigateInApp, SITE_URL, test, visit } from "./support/test";

/*
 * Every browser test fails on an error, a warning, a failed request or a third party (see
 * support/test.ts). These go to the end of every page with all that it loads, and say it by name.
 */
for (const { path } of PAGES) {
  test(`${path} logs nothing, fails nothing, asks no third party, and has optimised pictures`, async ({
    page,
  }) => {
    const origins = new Set<string>();
    const statuses = new Set<number>();
    const pictures: string[] = [];
    page.on("request", (request) => origins.add(new URL(request.url()).origin));
    page.on("response", async (response) => {
      statuses.add(response.status());
      const { pathname } = new URL(response.url());
      // The tab's icon is no picture of the page.
      if (response.request().resourceType() === "image" && !/^\/(favicon|icon)/.test(pathname)) {
        pictures.push(`${pathname} ${response.headers()["content-type"]}`);
      }
    });

    await visit(page, path);
    const shown = await page.evaluate(async () => {
      const images = [...document.querySelectorAll<HTMLImageElement>("main img")];
      // Those below the first screen are fetched when they come near it.
      for (const image of images) image.loading = "eager";
      await Promise.all(images.map((image) => image.decode()));
      return images.map(({ currentSrc, naturalWidth, width }) => ({
        path: new URL(currentSrc).pathname,
        // As wide as it is shown, or nearly: then `sizes` says what the layout does.
        isSharp: naturalWidth >= 0.9 * width,
      }));
    });
    await page.waitForLoadState("networkidle");

    for (const picture of shown) {
      expect(picture).toEqual({ path: expect.stringMatching(/\.(avif|webp)$/), isSharp: true });
    }
    // Drawings of the style sheet are SVG; no original of a photo or screen is ever asked for.
    for (const picture of pictures) expect(picture).toMatch(/ image\/(avif|webp|svg\+xml)$/);
    expect([...origins]).toEqual([SITE_URL]);
    expect([...statuses]).toEqual([200]);
  });
}

test("the pages with pictures show them", async ({ page }) => {
  const counts: Record<string, number> = {};
  for (const { path } of PAGES) {
    await visit(page, path);
    counts[path] = await page.locator("main picture img").count();
  }
  // Home: the feature list, three steps, two case studies.
  expect(counts).toMatchObject({
    "/": 6,
    "/features": 1,
    "/services": 1,
    "/case-studies": content.caseStudies.caseStudies.length,
  });
});

test("a walk through all pages inside the site is as quiet", async ({ page }) => {
  const failed: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  await visit(page, "/");
  for (const { path, heading } of [...PAGES, ...PAGES].reverse()) {
    await navigateInApp(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  expect(failed).toEqual([]);
});

test("the icon font and both web fonts come from the site and are used", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
  });
  await visit(page, "/");
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return (
      [...document.fonts]
        // The fallbacks are the visitor's own fonts.
        .filter(({ status, family }) => status === "loaded" && !family.includes("Fallback"))
        .map((font) => font.family)
    );
  });
  expect(new Set(loaded.map((family) => family.replaceAll('"', "")))).toEqual(
    new Set(["Funnel Display", "Geist", "Site Icons"]),
  );
  expect(new Set(fonts)).toEqual(
    new Set([
      expect.stringMatching(/^\/styles\/fonts\/icons-\w+\.woff2$/),
      expect.stringMatching(/^\/static\/funnel-display-\w+\.woff2$/),
      expect.stringMatching(/^\/static\/geist-\w+\.woff2$/),
    ]),
  );
});
