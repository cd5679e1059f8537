import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesBelow, pagesBelow } from "../../src/node/files-below";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "paralane-files-"));
  mkdirSync(path.join(folder, "images"));
  mkdirSync(path.join(folder, "_gatsby"));
  const files = ["robots.txt", "index.html", "images/b.png", "images/a.png", "_gatsby/part.html"];
  for (const name of files) writeFileSync(path.join(folder, name), "");
});

afterEach(() => rmSync(folder, { recursive: true }));

it("names all files, in order, and no folder", () => {
  expect(filesBelow(folder)).toEqual([
    "_gatsby/part.html",
    "images/a.png",
    "images/b.png",
    "index.html",
    "robots.txt",
  ]);
});

it("goes past a link that leads nowhere", () => {
  symlinkSync("nowhere", path.join(folder, ".#index.html"));
  expect(filesBelow(folder)).not.toContain(".#index.html");
});

it("counts no part of a page among the pages", () => {
  expect(pagesBelow(folder)).toEqual(["index.html"]);
});
