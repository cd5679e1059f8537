import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { remainsOfSample } from "../../../tools/commands/check-adoption";
import { EXAMPLE_FOLDER } from "../../support/content-sample";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "paralane-adoption-"));
  cpSync(EXAMPLE_FOLDER, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
}

/**
 * Stand-ins for the sample's pictures, because a company that has adopted the site no longer has the
 * originals.
 */
const SAMPLE_PICTURES = ["the sample's banner", "its other banner"];
const sums = new Set(
  SAMPLE_PICTURES.map((bytes) => createHash("sha256").update(bytes).digest("hex")),
);

it("finds nothing in another company's content, in new pictures with old file names, or in code examples", () => {
  write("static/images/banner.png", "the company's banner");
  write("src/content/check.ts", '"write it like https://www.another.example/"');
  expect(readdirSync(folder)).toEqual(["data", "src", "static"]);
  expect(remainsOfSample(folder, sums)).toEqual([]);
});

it("finds the sample's name, URLs, customers, pictures and tests, and reports their paths", () => {
  write("data/faq.yaml", "title: Paralane\nlead: So\n");
  write("static/styles/note.txt", "So.\nSee docs.another.example.\n");
  write("package.json", '{ "name": "paralane" }\n');
  write("src/components/CustomerLogo/CustomerLogo.module.css", ".own {}\n.cardinalPay {}\n");
  write("docs/pages.md", "Paralane's pages\n");
  write("docs/home.webp", "the sample's banner");
  write("static/images/home/renamed.png", "its other banner");
  write("__tests__/sample/sample.test.ts", "");
  expect(remainsOfSample(folder, sums)).toEqual([
    "data/faq.yaml:1: Paralane",
    "static/styles/note.txt:2: docs.another.example",
    "package.json:1: paralane",
    "src/components/CustomerLogo/CustomerLogo.module.css:2: cardinalPay",
    "docs/pages.md:1: Paralane",
    "static/images/home/renamed.png: sample picture",
    "docs/home.webp: sample picture",
    "__tests__/sample/sample.test.ts: test for the sample's prices and claims",
  ]);
});
