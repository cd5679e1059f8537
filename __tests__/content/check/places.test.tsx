import { renderToStaticMarkup } from "react-dom/server";
import { readContentFile } from "../../../src/content/check/content-file";
import { pagesOf, placesOn } from "../../../src/content/check/places";
import { CONTENT_FILES } from "../../../src/content/model";
import { changed, lineOf, REAL, told } from "../../support/content-sample";
import { PAGES } from "../../support/pages";

const files = new Map(CONTENT_FILES.map(({ file }) => [file, readContentFile(file, REAL[file])]));

/** The ids of a page's main part and of what it holds, but for those of the form and the sliders. */
function idsOf(html: string): string[] {
  return [...html.matchAll(/<(?:main|h\d|li|details|section)\b[^>]*? id="([^"]*)"/g)].flatMap(
    ([, id = ""]) => id,
  );
}

it.each(PAGES.map(({ path, show }) => [path, show] as const))(
  "knows each place of the page %s that a link may lead to",
  (path, show) => {
    const ids = idsOf(renderToStaticMarkup(show()));
    expect([...(placesOn(path, files) ?? [])].sort()).toEqual([...ids, "top"].sort());
  },
);

describe("a slug that would be an id of its page once more", () => {
  const OWN_ID = /\bid="([a-z0-9]+(?:-[a-z0-9]+)*)"/g;
  it.each([
    ["faq.yaml", "own-browser-grid", "/faq"],
    ["plans.yaml", "enterprise", "/pricing"],
    ["case-studies.yaml", "healthcare-devops", "/case-studies"],
    ["case-studies.yaml", "healthcare-devops", "/"],
  ] as const)("is told in %s in place of %s for all ids of the page %s", (name, slug, path) => {
    const page = PAGES.find((shown) => shown.path === path);
    const html = page ? renderToStaticMarkup(page.show()) : "";
    const ids = [...html.matchAll(OWN_ID)].map(([, id = ""]) => id);
    const entries = [...CONTENT_FILES].flatMap(({ file }) =>
      [...REAL[file].matchAll(/^ {2}- slug: (.*)$/gm)].map(([, own = ""]) => own),
    );
    const own = ids.filter((id) => !entries.includes(id));
    expect(own).toEqual(expect.arrayContaining(["site-nav", "content", "call-to-action"]));
    const line = lineOf(name, `slug: ${slug}`);
    for (const id of ["top", ...own]) {
      const lines = told({ [name]: changed(name, `slug: ${slug}`, `slug: ${id}`) });
      // Where another file names the entry, that is told too.
      expect(lines.filter((text) => text.startsWith(`data/${name}`))).toEqual([
        expect.stringMatching(
          new RegExp(
            `^data/${name}:${line}:11 .* slug: the page /[a-z-]* has a place called "${id}" already; choose another name$`,
          ),
        ),
      ]);
    }
  });

  it("may be one of another page", () => {
    const text = changed("faq.yaml", "slug: own-browser-grid", "slug: comparison");
    expect(told({ "faq.yaml": text })).toEqual([]);
  });
});

it("knows the page that a file is for, and that all pages show the others", () => {
  expect(pagesOf("plans.yaml")).toEqual(["/pricing"]);
  expect(pagesOf("stats.yaml")).toEqual(PAGES.map(({ path }) => path));
});
