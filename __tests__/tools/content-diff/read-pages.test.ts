import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readPages } from "../../../tools/content-diff/read-pages";

const folder = mkdtempSync(path.join(tmpdir(), "paralane-pages-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("reads each page of a build by its path, and no other file", () => {
  const files = [
    "index.html",
    "404.html",
    "pricing.html",
    "a/b/index.html",
    "robots.txt",
    "_gatsby/slices/a.html",
  ];
  for (const name of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), `<p>${name}</p>`);
  }
  mkdirSync(path.join(folder, "page-data", "404.html"), { recursive: true });
  expect(Object.fromEntries(readPages(folder))).toEqual({
    "/": ["index.html"],
    "/404.html": ["404.html"],
    "/pricing": ["pricing.html"],
    "/a/b": ["a/b/index.html"],
  });
});
