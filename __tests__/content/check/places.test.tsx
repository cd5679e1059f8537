import { renderToStaticMarkup } from "react-dom/server";
import { readContentFile } from "../../../src/content/check/content-file";
import { pagesOf, placesOn } from "../../../src/content/check/places";
import { CONTENT_FILES } from "../../../src/content/model";
import { REAL } from "../../support/content-sample";
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

it("knows the page that each file is for, and that all pages show the others", () => {
  const pages = CONTENT_FILES.map(({ file }) => [file, pagesOf(file).join(" ")]);
  expect(Object.fromEntries(pages)).toEqual({
    "home.yaml": "/",
    "services.yaml": "/services",
    "contact.yaml": "/contact",
    "features.yaml": "/features",
    "case-studies.yaml": "/case-studies",
    "faq.yaml": "/faq",
    "plans.yaml": "/pricing",
    "site.yaml": "/services /contact /features /case-studies /faq /pricing /",
    "stats.yaml": "/services /contact /features /case-studies /faq /pricing /",
    "customers.yaml": "/services /contact /features /case-studies /faq /pricing /",
  });
});
