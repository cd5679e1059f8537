import { isHashed, withoutCatchAll } from "../../src/host/netlify-adapter";

describe("the routes that the host is told", () => {
  it("have no catch-all: Home's files get the path of Home", () => {
    expect(
      withoutCatchAll([
        { type: "static", path: "/*", filePath: "public/index.html", headers: [] },
        { type: "static", path: "/pricing", filePath: "public/pricing/index.html", headers: [] },
        { type: "static", path: "/app.js", filePath: "public/app.js", headers: [] },
      ]),
    ).toEqual([
      { type: "static", path: "/", filePath: "public/index.html", headers: [] },
      { type: "static", path: "/pricing", filePath: "public/pricing/index.html", headers: [] },
      { type: "static", path: "/app.js", filePath: "public/app.js", headers: [] },
    ]);
  });

  it("give a catch-all file of another place its own path", () => {
    expect(
      withoutCatchAll([
        {
          type: "static",
          path: "/page-data/*",
          filePath: "public/page-data/index/page-data.json",
          headers: [],
        },
      ]),
    ).toEqual([
      {
        type: "static",
        path: "/page-data/index/page-data.json",
        filePath: "public/page-data/index/page-data.json",
        headers: [],
      },
    ]);
  });

  it("keep redirects as they are, with an asterisk too", () => {
    const redirect = {
      type: "redirect",
      path: "/old/*",
      toPath: "/",
      status: 301,
      headers: [],
    } as const;
    const home = {
      type: "static",
      path: "/*",
      filePath: "public/index.html",
      headers: [],
    } as const;
    const routes = withoutCatchAll([
      { ...home, headers: [] },
      { ...redirect, headers: [] },
    ]);
    expect(routes).toEqual([{ ...home, path: "/" }, redirect]);
  });

  it("must have one to begin with, or what is done about it has lost its point", () => {
    expect(() =>
      withoutCatchAll([
        { type: "static", path: "/app.js", filePath: "public/app.js", headers: [] },
      ]),
    ).toThrow("no catch-all route");
  });
});

it.each([
  ["/app-445d0497e09ae58980da.js", true],
  ["/app.f8df83f778182f438236.css", true],
  ["/framework-1b69ff00613360f9d61e.js.LICENSE.txt", true],
  ["/static/b6203637cca53dfacdb9189fe4243898/effaa/triggers.avif", true],
  ["/static/geist-7c249afb699183facc0abbce7a1eb6ad.woff2", true],
  ["/styles/fonts/icons-00f97030.woff2", true],
  // A date, and files of the site's own.
  ["/brochure-20261123.pdf", false],
  ["/images/banner.png", false],
  ["/page-data/sq/d/1234567890.json", false],
  ["/static/plain.png", false],
  ["/styles/fonts/icons.LICENSE.txt", false],
  ["/webpack.stats.json", false],
])("%s may be kept for a year: %s", (address, expected) => {
  expect(isHashed(address)).toBe(expected);
});
