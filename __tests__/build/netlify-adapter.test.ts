/** @jest-environment node */
import { withoutCatchAll } from "../../src/build/netlify-adapter";

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
    expect(withoutCatchAll([{ ...redirect, headers: [] }])).toEqual([redirect]);
  });
});
