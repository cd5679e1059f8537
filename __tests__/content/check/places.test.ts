import { pagesOf } from "../../../src/content/check/places";
import { CONTENT_FILES } from "../../../src/content/model";

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
