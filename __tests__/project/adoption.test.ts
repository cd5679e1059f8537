import { readdirSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import {
  type ContentFileName,
  EXAMPLE,
  EXAMPLE_FOLDER,
  REAL,
  ROOT,
} from "../support/content-sample";

/*
 * The second company's content, with which `npm run test:scheduled -- adoption` builds the site, must be another
 * one in all that the sample could have fixed.
 */

const slugsIn = (sources: typeof EXAMPLE, file: ContentFileName, list: string): string[] =>
  parse(sources[file])[list].map(({ slug }: { slug: string }) => slug);

it.each<[ContentFileName, string]>([
  ["plans.yaml", "plans"],
  ["customers.yaml", "customers"],
  ["case-studies.yaml", "caseStudies"],
  ["faq.yaml", "questions"],
])("has %s of its own, and another number of them", (file, list) => {
  const own = slugsIn(EXAMPLE, file, list);
  const sample = slugsIn(REAL, file, list);
  expect(own.filter((slug) => sample.includes(slug))).toEqual([]);
  expect(own.length).not.toBe(sample.length);
});

it("has another name, another address, fewer links and other pictures", () => {
  const { brand, nav } = parse(EXAMPLE["site.yaml"]);
  expect(brand.url).toMatch(/^https:\/\/www\..+\.test$/);
  expect(nav.length).toBeLessThan(parse(REAL["site.yaml"]).nav.length);
  const pictures = (root: string) => readdirSync(path.join(root, "static", "images"));
  const sample = pictures(ROOT);
  expect(pictures(EXAMPLE_FOLDER).filter((name) => sample.includes(name))).toEqual([]);
});
