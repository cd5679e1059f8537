import { pagesOf } from "../../../src/content/check/places";
import { CONTENT_FILES } from "../../../src/content/model";
import { PAGES, ROUTES } from "../../../src/routes";

it("knows the page that a file is for, and that all pages show the files of none", () => {
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
