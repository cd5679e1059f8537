import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { checkContent } from "../../src/content/check/check-content";
import { formatProblem } from "../../src/content/check/problems";

/*
 * The second company's content, with which `npm run test:scheduled -- adoption` builds the site: it must be right,
 * and another one in all that the sample could have fixed.
 */

const ROOT = path.resolve(__dirname, "../..");
const OTHER = path.join(ROOT, "__tests__", "adoption");
const read = (root: string, file: string) =>
  parse(readFileSync(path.join(root, "data", `${file}.yaml`), "utf8"));
const slugsIn = (root: string, file: string, list: string): string[] =>
  read(root, file)[list].map(({ slug }: { slug: string }) => slug);

it("in __tests__/adoption has no mistake", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "paralane-adoption-"));
  try {
    cpSync(OTHER, folder, { recursive: true });
    expect(checkContent(folder).map((problem) => formatProblem(problem))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it.each([
  ["plans", "plans", 3],
  ["customers", "customers", 2],
  ["case-studies", "caseStudies", 4],
  ["faq", "questions", 4],
])("has %s of its own", (file, list, count) => {
  const own = slugsIn(OTHER, file, list);
  expect(own).toHaveLength(count);
  const sample = slugsIn(ROOT, file, list);
  expect(own.filter((slug) => sample.includes(slug))).toEqual([]);
});

it("has another name, another address, five links and other pictures", () => {
  const { brand, nav } = read(OTHER, "site");
  expect(brand.url).toMatch(/^https:\/\/www\..+\.test$/);
  expect(nav).toHaveLength(5);
  const files = readdirSync(path.join(OTHER, "data")).map((file) =>
    readFileSync(path.join(OTHER, "data", file), "utf8"),
  );
  expect(files.join("\n")).not.toMatch(/paralane|\.example\b/i);
  const pictures = readdirSync(path.join(OTHER, "static", "images"));
  const sample = readdirSync(path.join(ROOT, "static", "images"));
  expect(pictures.filter((name) => sample.includes(name))).toEqual([]);
});
