import { pagesOf } from "../../../src/content/check/anchors";
import { CONTENT_FILES } from "../../../src/content/model";
import { PAGES, ROUTES } from "../../../src/routes";

it("maps a page's file to that page, and shared files to all pages", () => {
  expect(pagesOf("plans.yaml")).toEqual(["/pricing"]);
  expect(pagesOf("home.yaml")).toEqual(["/"]);
  const shared = CONTENT_FILES.filter(({ file }) => !ROUTES.some((route) => route.file === file));
  expect(shared.map(({ file }) => [file, pagesOf(file)])).toEqual([
    ["site.yaml", PAGES],
    ["race.yaml", PAGES],
    ["stats.yaml", PAGES],
    ["customers.yaml", PAGES],
  ]);
});
