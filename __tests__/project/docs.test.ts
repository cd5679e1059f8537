import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/node/files-below";
import { ROOT } from "../support/content-sample";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  ...filesBelow(path.join(ROOT, "docs"))
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
];

const anchorsOf = (document: string) =>
  Array.from(read(document).matchAll(/^#+ (.*)$/gm), ([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );

/** The example files in docs/adding.md, and the sample's tests, which an adopting company deletes. */
const MAY_BE_MISSING = /\/(?:guarantee|security)\.\w+$|__tests__\/sample\//i;

const scripts = Object.keys(JSON.parse(read("package.json")).scripts);

describe.each(DOCUMENTS)("%s", (document) => {
  const text = read(document);

  it("links to files and headings that exist", () => {
    const links = Array.from(
      text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g),
      ([, to = ""]) => to,
    );
    const broken = links.filter((link) => {
      // Ignore links to the site's own pages, because such links appear only in examples.
      if (link.startsWith("/")) return false;
      const [file = "", anchor] = link.split("#");
      const target = file === "" ? document : path.posix.join(path.posix.dirname(document), file);
      if (!existsSync(path.join(ROOT, target))) return true;
      return anchor !== undefined && !anchorsOf(target).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it("mentions only npm scripts and files that exist", () => {
    const named = Array.from(text.matchAll(/npm run ([\w:-]+)/g), ([, name = ""]) => name);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
    const files = Array.from(
      text.matchAll(
        /`((?:src|tools|__tests__|data|static|docs|schemas|workshop|\.github)\/[\w./-]+)`/g,
      ),
      ([, file = ""]) => file,
    );
    const missing = files.filter((file) => !existsSync(path.join(ROOT, file)));
    expect(missing.filter((file) => !MAY_BE_MISSING.test(file))).toEqual([]);
  });
});

test("docs/reference.md lists every npm script", () => {
  const listed = Array.from(
    read("docs/reference.md").matchAll(/^\| `npm (?:run )?([\w:-]+)` /gm),
    ([, name = ""]) => name,
  );
  expect(listed.toSorted()).toEqual(scripts.toSorted());
});
