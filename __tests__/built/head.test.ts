/** @jest-environment jsdom */
import { join } from "node:path";
import sharp from "sharp";
import { LANGUAGE } from "../../src/words";
import { content, documentTitle, PAGES } from "../support/site-content";
import { documentOf, FALLBACK, PUBLIC, textsOf } from "./support/site";

const { brand } = content.site;

const metaOf = (page: Document, name: string) =>
  [...page.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((tag) =>
    tag.getAttribute("content"),
  );

/** Also test 404.html, which the host sends for unknown paths and which shows Home. */
const fallback = PAGES.slice(0, 1).map((home) => ({ ...home, path: FALLBACK }));

describe.each([...PAGES, ...fallback])("the head of $path", ({ path, name, heading }) => {
  const page = documentOf(path);
  const url = brand.url + (path === FALLBACK ? "/" : path);
  const title = documentTitle({ name });

  test("declares the language, encoding, viewport and theme colors once, and links to the icons", () => {
    expect(page.documentElement.lang).toBe(LANGUAGE);
    expect(page.querySelectorAll("meta[charset]")).toHaveLength(1);
    expect(metaOf(page, "viewport")).toEqual([expect.stringContaining("width=device-width")]);
    // Browsers use these colors for their UI in light and dark mode.
    const colors = [...page.querySelectorAll('meta[name="theme-color"]')];
    expect(colors.map((tag) => tag.getAttribute("media"))).toEqual([
      "(prefers-color-scheme:light)",
      "(prefers-color-scheme:dark)",
    ]);
    expect(new Set(colors.map((tag) => tag.getAttribute("content"))).size).toBe(2);
    for (const rel of ["icon", "apple-touch-icon"]) {
      expect(page.querySelectorAll(`link[rel="${rel}"]`).length).toBeGreaterThan(0);
    }
  });

  test("has one title, one description and one canonical URL", () => {
    expect(textsOf(page, "head title")).toEqual([title]);
    expect(metaOf(page, "description")).toEqual([expect.stringMatching(/./)]);
    expect(
      [...page.querySelectorAll("link[rel=canonical]")].map((link) => link.getAttribute("href")),
    ).toEqual([url]);
  });

  test("has each Open Graph and Twitter tag once", () => {
    const [description] = metaOf(page, "description");
    expect(metaOf(page, "og:type")).toEqual(["website"]);
    expect(metaOf(page, "og:site_name")).toEqual([brand.name]);
    expect(metaOf(page, "og:url")).toEqual([url]);
    expect(metaOf(page, "og:title")).toEqual([title]);
    expect(metaOf(page, "og:description")).toEqual([description]);
    const picture = `/share/${path === FALLBACK || path === "/" ? "home" : path.slice(1)}.png`;
    const [image = ""] = metaOf(page, "og:image");
    // The query string is a version that tells social networks when the image has changed.
    expect(image?.replace(/\?[0-9a-f]{8}$/, "?")).toBe(`${brand.url}${picture}?`);
    expect(metaOf(page, "og:image:width")).toEqual(["1200"]);
    expect(metaOf(page, "og:image:height")).toEqual(["630"]);
    expect(metaOf(page, "og:image:alt")).toEqual([`${brand.name}: ${heading}`]);
    expect(metaOf(page, "twitter:card")).toEqual(["summary_large_image"]);
  });

  test(
    path === FALLBACK ? "tells search engines not to index it" : "lets search engines index it",
    () => {
      expect(metaOf(page, "robots")).toEqual(path === FALLBACK ? ["noindex"] : []);
    },
  );

  test("has a 1200 by 630 pixel share image", async () => {
    const [url = ""] = metaOf(page, "og:image");
    const file = join(PUBLIC, new URL(url ?? "").pathname);
    // Decode the whole image to detect a truncated file.
    const { info } = await sharp(file, { failOn: "truncated" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
  });

  test("preloads all fonts, which are hosted on the site itself", () => {
    const preloads = [...page.querySelectorAll("link[rel=preload]")];
    expect(preloads.map((link) => link.getAttribute("href"))).toEqual([
      expect.stringMatching(/^\/static\/funnel-display-\w+\.woff2$/),
      expect.stringMatching(/^\/static\/geist-\w+\.woff2$/),
      expect.stringMatching(/^\/styles\/fonts\/icons-[0-9a-f]{8}\.woff2$/),
    ]);
    // Browsers always fetch fonts in anonymous CORS mode. Without the crossorigin attribute on the preload
    // link, browsers would download each font twice.
    for (const link of preloads) expect(link.getAttribute("crossorigin")).toBe("anonymous");
  });
});

test("every page has one h1, its own", () => {
  for (const { path, heading } of PAGES) expect(textsOf(documentOf(path), "h1")).toEqual([heading]);
});
