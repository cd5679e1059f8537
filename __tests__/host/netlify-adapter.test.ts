import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  filesWithoutPages,
  isHashed,
  withhold,
  withoutCatchAll,
} from "../../src/host/netlify-adapter";

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

it("withholds from the site what no page asks for, and keeps the maps of its scripts apart", () => {
  const here = process.cwd();
  const project = mkdtempSync(path.join(tmpdir(), "paralane-withheld-"));
  const write = (name: string) => {
    mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
    writeFileSync(path.join(project, name), name);
  };
  try {
    process.chdir(project);
    for (const name of ["app-1a.js", "app-1a.js.map", "app.2b.css.map", "~partytown/lib.js"]) {
      write(`public/${name}`);
    }
    write(".build-cache/maps/app-of-the-build-before.js.map");
    withhold("public");
    expect(readdirSync("public")).toEqual(["app-1a.js"]);
    expect(readdirSync(".build-cache/maps").sort()).toEqual(["app-1a.js.map", "app.2b.css.map"]);
  } finally {
    process.chdir(here);
    rmSync(project, { recursive: true });
  }
});

it("tells the files that are no pages, and those of them whose names change with their content", () => {
  const hashed = [
    "/app-c9eb8f11.js",
    "/app.bccba1b8.css",
    "/framework-935310d8.js.LICENSE.txt",
    "/static/banner-26d3e293-720.avif",
    "/static/banner-26d3e293-9c8e1.webp",
    "/static/geist-7c249afb.woff2",
  ];
  const others = [
    // A date.
    "/brochure-20261123.pdf",
    "/images/banner.png",
    "/page-data/sq/d/1234567890.json",
    "/static/plain.png",
    "/styles/fonts/icons.woff2",
    "/webpack.stats.json",
  ];
  // Pages, the host's own files, and what its rules would take for more than a name.
  const without = ["/404.html", "/_redirects", "/images/a*b.png", "/images/two words.png"];
  const folder = mkdtempSync(path.join(tmpdir(), "paralane-hashed-"));
  try {
    for (const address of [...hashed, ...others, ...without]) {
      mkdirSync(path.dirname(path.join(folder, address)), { recursive: true });
      writeFileSync(path.join(folder, address), "");
    }
    const files = filesWithoutPages(folder);
    expect(files.filter(isHashed)).toEqual(hashed);
    expect(files.filter((address) => !isHashed(address))).toEqual(others);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
