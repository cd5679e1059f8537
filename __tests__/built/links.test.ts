/** @jest-environment jsdom */
import { content, PAGES } from "../support/site-content";
import { documentOf, FALLBACK, fileOf } from "./support/site";

const ALL = [...PAGES.map(({ path }) => path), FALLBACK];

const ownPath = (url: string) => {
  const { origin, pathname } = new URL(url, content.site.brand.url);
  return origin === content.site.brand.url ? decodeURI(pathname) : undefined;
};

const linksOf = (page: Document) =>
  [...page.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");

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
