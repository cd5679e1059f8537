import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow, pagesBelow, pathOfPage } from "../../src/node/files-below";
import { newFolder } from "../support/new-folder";

let project: string;
let folder: string;

beforeEach(() => {
  const names = ["robots.txt", "index.html", "images/b.png", "images/a.png", "_gatsby/part.html"];
  project = newFolder(Object.fromEntries(names.map((name) => [`public/${name}`, ""])));
  folder = path.join(project, "public");
  mkdirSync(path.join(project, "static"));
});

it("lists all files in order and omits folders", () => {
  expect(filesBelow(folder)).toEqual([
    "_gatsby/part.html",
    "images/a.png",
    "images/b.png",
    "index.html",
    "robots.txt",
  ]);
});

it("skips broken and looping links, and follows other links to files and folders once", () => {
  const before = filesBelow(folder);
  const links = {
    ".#index.html": "anna@laptop.1234",
    itself: "itself",
    parent: ".",
    "images/above": "..",
    shared: path.join(project, "shared"),
    "copy.txt": "robots.txt",
  };
  mkdirSync(path.join(project, "shared"));
  writeFileSync(path.join(project, "shared", "list.pdf"), "");
  for (const [name, target] of Object.entries(links)) {
    symlinkSync(target, path.join(folder, name));
  }
  expect(filesBelow(folder)).toEqual([...before, "copy.txt", "shared/list.pdf"].sort());
});

it("doesn't list page fragments as pages", () => {
  expect(pagesBelow(folder)).toEqual(["index.html"]);
});

it("doesn't list copies of files from static/ as pages, but lists a page that replaced such a copy", () => {
  for (const name of ["google1a2b3c.html", "index.html"]) {
    writeFileSync(path.join(project, "static", name), "google-site-verification");
  }
  writeFileSync(path.join(folder, "google1a2b3c.html"), "google-site-verification");
  writeFileSync(path.join(folder, "index.html"), "<!doctype html>");
  expect(pagesBelow(folder)).toEqual(["index.html"]);
});

it.each([
  ["index.html", "/"],
  ["pricing.html", "/pricing"],
  ["pricing/index.html", "/pricing"],
  ["guides/reindex.html", "/guides/reindex"],
  ["reindex/index.html", "/reindex"],
])("maps %s to %s", (name, urlPath) => {
  expect(pathOfPage(name)).toBe(urlPath);
});
