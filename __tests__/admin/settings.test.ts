import { readAdmin } from "../../src/admin/settings";

test.each([
  ["acme/website", { repository: "acme/website", branch: "main" }],
  [" acme/website#live/2026 ", { repository: "acme/website", branch: "live/2026" }],
  ["", undefined],
  [undefined, undefined],
])("GATSBY_ADMIN_REPOSITORY=%s", (value, admin) => {
  expect(readAdmin({ GATSBY_ADMIN_REPOSITORY: value })).toEqual(admin);
});

test.each([
  "website",
  "https://github.com/acme/website",
  "acme/website#",
  "acme/site.git",
  "acme/site/",
  "acme.io/site",
  "acme/site#/main",
])("rejects %s, which isn't a repository, with an error that shows the correct format", (value) => {
  expect(() => readAdmin({ GATSBY_ADMIN_REPOSITORY: value })).toThrow(/such as acme\/website/);
});
