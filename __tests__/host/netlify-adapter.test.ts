/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { hashedFiles, putPagesBack, withoutCatchAll } from "../../src/host/netlify-adapter";

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

describe("before a build, the pages of the last one", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "paralane-public-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("are where Gatsby wrote them; other files stay", () => {
    for (const name of ["index.html", "404.html", "pricing.html", "services.html", "other.html"]) {
      writeFileSync(path.join(folder, name), name);
    }
    putPagesBack(folder);
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
      "404.html",
      "index.html",
      "other.html",
      "pricing",
      path.join("pricing", "index.html"),
      "services",
      path.join("services", "index.html"),
    ]);
    expect(readFileSync(path.join(folder, "pricing", "index.html"), "utf8")).toBe("pricing.html");
  });

  it("may be missing", () => {
    expect(() => putPagesBack(path.join(folder, "nothing", "there"))).not.toThrow();
  });
});

it("finds the files whose names change with their content, and no others", () => {
  const hashed = [
    "/app-c9eb8f11d5d93b86e620.js",
    "/app-c9eb8f11d5d93b86e620.js.map",
    "/app.bccba1b8faf5720a9681.css",
    "/static/1ffdb9d240072150ff3a9ae4088866f1/ff502/banner.webp",
    "/static/geist-7c249afb699183facc0abbce7a1eb6ad.woff2",
  ];
  const others = [
    "/404.html",
    "/images/banner.png",
    "/page-data/sq/d/1234567890.json",
    "/static/plain.png",
    "/styles/fonts/icons.woff2",
    "/webpack.stats.json",
  ];
  const folder = mkdtempSync(path.join(tmpdir(), "paralane-hashed-"));
  try {
    for (const address of [...hashed, ...others]) {
      mkdirSync(path.dirname(path.join(folder, address)), { recursive: true });
      writeFileSync(path.join(folder, address), "");
    }
    expect(hashedFiles(folder)).toEqual(hashed);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
