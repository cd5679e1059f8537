/** @jest-environment jsdom */
import { content, PAGES } from "../support/site-content";
import { documentOf, FALLBACK, FILES, fileOf, read } from "./support/site";

const ALL = [...PAGES.map(({ path }) => path), FALLBACK];

const ownPath = (url: string) => {
  const { origin, pathname } = new URL(url, content.site.brand.url);
  return origin === content.site.brand.url ? decodeURI(pathname) : undefined;
};

const linksOf = (page: Document) =>
  [...page.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");

function resourcesOf(page: Document): string[] {
  const attribute = (selector: string, name: string) =>
    [...page.querySelectorAll(`${selector}[${name}]`)].map((one) => one.getAttribute(name) ?? "");
  const sets = [...attribute("img", "srcset"), ...attribute("source", "srcset")].flatMap((set) =>
    set.split(",").map((candidate) => candidate.trim().split(/\s+/)[0] ?? ""),
  );
  const links = [...page.querySelectorAll("link[href]")]
    .filter((link) => !["canonical", "sitemap"].includes(link.getAttribute("rel") ?? ""))
    .map((link) => link.getAttribute("href") ?? "");
  const styles = [...page.querySelectorAll("style")].flatMap((style) =>
    urlsIn(style.textContent ?? ""),
  );
  return [
    ...["img", "script", "source", "iframe", "video", "audio", "embed", "input"].flatMap((tag) =>
      attribute(tag, "src"),
    ),
    ...attribute("object", "data"),
    ...attribute("video", "poster"),
    ...sets,
    ...links,
    ...styles,
  ];
}

function urlsIn(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)/g)].map(
    ([, url, imported]) => url ?? imported ?? "",
  );
}

describe.each(ALL)("%s", (path) => {
  const page = documentOf(path);

  test("has no broken links to pages or anchors on this site", () => {
    const broken = linksOf(page).filter((href) => {
      if (/^(mailto|tel):/.test(href)) return false;
      const own = ownPath(href.startsWith("#") ? path + href : href);
      if (own === undefined) return false;
      const [, fragment] = href.split("#");
      if (fileOf(own) === undefined) return true;
      return fragment !== undefined && documentOf(own).getElementById(fragment) === null;
    });
    expect(broken).toEqual([]);
    expect(page.querySelectorAll("a:not([href])")).toHaveLength(0);
  });

  test("loads only existing files from this site", () => {
    const resources = resourcesOf(page);
    expect(resources.length).toBeGreaterThan(5);
    const missing = resources.filter((url) => {
      if (url.startsWith("data:")) return false;
      const own = ownPath(url);
      return own === undefined || !FILES.includes(own);
    });
    expect(missing).toEqual([]);
  });

  test("has no form that the browser would submit to a URL", () => {
    for (const form of page.querySelectorAll("form")) {
      expect(form.hasAttribute("action")).toBe(false);
      expect(form.getAttribute("method")).toBe("dialog");
    }
  });

  test("opens new tabs with noopener and announces them", () => {
    const links = [...page.querySelectorAll('a[target="_blank"]')];
    for (const link of links) {
      expect(link.getAttribute("rel")?.split(" ")).toContain("noopener");
      expect(link.textContent).toContain(content.site.shell.newTab);
      expect(link.getAttribute("href")).toMatch(/^https:\/\//);
    }
    expect(page.querySelectorAll("[target]")).toHaveLength(links.length);
  });
});

test("stylesheets refer only to existing files on this site", () => {
  const named = FILES.filter((file) => file.endsWith(".css"))
    .flatMap((file) => urlsIn(read(file)))
    .filter((url) => !url.startsWith("data:"));
  expect(named.filter((url) => !FILES.includes(ownPath(url) ?? ""))).toEqual([]);
});

test("every picture is available as AVIF and WebP in several widths, and has dimensions and alt text", () => {
  // An SVG drawing needs only one file, because it scales to any width.
  const pictures = PAGES.flatMap(({ path }) => [
    ...documentOf(path).querySelectorAll("main img:not([src$='.svg'])"),
  ]);
  expect(pictures.length).toBeGreaterThanOrEqual(8 + content.caseStudies.caseStudies.length);
  for (const picture of pictures) {
    const types = [...(picture.parentElement?.querySelectorAll("source") ?? [])].map(
      ({ type, srcset }) => {
        expect(srcset.split(",").length).toBeGreaterThanOrEqual(3);
        return type;
      },
    );
    // The fallback is a WebP file, because all supported browsers can display WebP.
    const offered = [...types, picture.getAttribute("src")?.endsWith(".webp") && "image/webp"];
    expect(offered).toEqual(expect.arrayContaining(["image/avif", "image/webp"]));
    expect(Number(picture.getAttribute("width"))).toBeGreaterThan(0);
    expect(Number(picture.getAttribute("height"))).toBeGreaterThan(0);
    expect(picture.hasAttribute("alt")).toBe(true);
    expect(picture.getAttribute("src")).not.toMatch(/^\/images\//);
  }
});
