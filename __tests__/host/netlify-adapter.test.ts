import { readFileSync } from "node:fs";
import path from "node:path";
import {
  isHashed,
  LEFTOVER,
  netlifyAdapter,
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

it("removes only the catch-all from the host's rules, not redirects with an asterisk", () => {
  const headers: [] = [];
  const home = { type: "static", path: "/*", filePath: "public/index.html", headers } as const;
  const redirect = { type: "redirect", path: "/old/*", toPath: "/", status: 301, headers } as const;
  expect(withoutCatchAll([home, redirect])).toEqual([{ ...home, path: "/" }, redirect]);
});

// __tests__/built/host.test.ts checks the files that a build writes.
it.each(["/brochure-20261123.pdf", "/images/banner.png", "/webpack.stats.json"])(
  "%s can't be cached for a year, because its name has no hash",
  (url) => {
    expect(isHashed(url)).toBe(false);
  },
);

const LEFTOVERS =
  ".DS_Store images/.DS_Store images/._banner.png images/Thumbs.db ehthumbs.db files/desktop.ini .htaccess Icon\r " +
  "files/~$prices.docx robots.txt~ images/.banner.png.swp __MACOSX/banner.png .git/config";
const PUBLISHED =
  ".well-known/security.txt .well-known/apple-app-site-association files/thumbs.db.pdf images/desktop.png " +
  "images/icon.png files/a~b.pdf _headers files/notes.ini";

test.each(LEFTOVERS.split(" "))("the leftover %j isn't published", (name) => {
  expect(name).toMatch(LEFTOVER);
});

test.each(PUBLISHED.split(" "))("%j is published", (name) => {
  expect(name).not.toMatch(LEFTOVER);
});
