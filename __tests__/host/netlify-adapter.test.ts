import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  isHashed,
  LEFTOVER,
  netlifyAdapter,
  removeEmptyFolders,
  restoreStaticFiles,
  withoutCatchAll,
} from "../../src/host/netlify-adapter";
import { filesBelow } from "../../src/node/files-below";
import { newFolder } from "../support/new-folder";

it("keeps nothing between the builds of a host", () => {
  expect(netlifyAdapter().cache).toBeUndefined();
});

it("gives files in static/ precedence over files that the build generates, but merges the host's rules", () => {
  const own = {
    "robots.txt": "own",
    "404.html": "own",
    ".well-known/security.txt": "own",
    "share/home.png": "own",
  };
  const from = newFolder({ ...own, _headers: "own", "sw.js": "same", ".DS_Store": "own" });
  const generated = Object.fromEntries(Object.keys(own).map((name) => [name, "generated"]));
  const to = newFolder({
    ...generated,
    _headers: "both",
    "sw.js": "same",
    "index.html": "generated",
  });
  expect(restoreStaticFiles(from, to)).toEqual(Object.keys(own).sort());
  const published = filesBelow(to).map((name) => [name, readFileSync(path.join(to, name), "utf8")]);
  expect(Object.fromEntries(published)).toEqual({
    ...own,
    ...{ _headers: "both", "sw.js": "same", "index.html": "generated" },
  });
});

it("removes empty folders, also those that contain only empty folders", () => {
  const root = newFolder({ "faq.html": "", "files/list.pdf": "" });
  for (const name of ["faq", "a/b/c", "files/old"]) {
    mkdirSync(path.join(root, name), { recursive: true });
  }
  removeEmptyFolders(root);
  expect(filesBelow(root)).toEqual(["faq.html", "files/list.pdf"]);
  expect(readdirSync(root).sort()).toEqual(["faq.html", "files"]);
  expect(readdirSync(path.join(root, "files"))).toEqual(["list.pdf"]);
});

describe("withoutCatchAll", () => {
  const file = (path: string, filePath: string) => ({
    type: "static" as const,
    path,
    filePath,
    headers: [],
  });
  const home = file("/*", "public/index.html");
  const script = file("/app.js", "public/app.js");

  it("replaces the catch-all with each file's path", () => {
    const data = "page-data/index/page-data.json";
    expect(withoutCatchAll([home, script, file("/page-data/*", `public/${data}`)])).toEqual([
      file("/", "public/index.html"),
      script,
      file(`/${data}`, `public/${data}`),
    ]);
  });

  it("keeps redirects, even those with an asterisk", () => {
    const redirect = {
      type: "redirect" as const,
      path: "/old/*",
      toPath: "/",
      status: 301 as const,
      headers: [],
    };
    expect(withoutCatchAll([home, redirect]).at(-1)).toEqual(redirect);
  });

  it("throws if Gatsby no longer adds a catch-all, because our workaround would then be obsolete", () => {
    expect(() => withoutCatchAll([script])).toThrow("no longer has a catch-all route");
  });
});

// __tests__/built/host.test.ts checks the files that a build writes.
it.each(["/brochure-20261123.pdf", "/images/banner.png", "/webpack.stats.json"])(
  "%s can't be cached for a year, because its name has no hash",
  (url) => {
    expect(isHashed(url)).toBe(false);
  },
);

test.each([
  ...[
    ".DS_Store",
    "images/.DS_Store",
    "images/._banner.png",
    "images/Thumbs.db",
    "files/desktop.ini",
  ],
  ...[
    "files/~$prices.docx",
    "robots.txt~",
    "images/.banner.png.swp",
    "__MACOSX/banner.png",
    "Icon\r",
  ],
  ...[".git/config", "ehthumbs.db", ".htaccess"],
])("the leftover %j isn't published", (name) => {
  expect(name).toMatch(LEFTOVER);
});

test.each([
  ...[".well-known/security.txt", ".well-known/apple-app-site-association", "files/thumbs.db.pdf"],
  ...["images/desktop.png", "images/icon.png", "files/a~b.pdf", "_headers", "files/notes.ini"],
])("%j is published", (name) => {
  expect(name).not.toMatch(LEFTOVER);
});
