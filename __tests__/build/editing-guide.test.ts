/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { checkTogether } from "../../src/build/check-content";
import { readContentFile } from "../../src/build/content-file";
import { CONTENT_FILES, type ContentFileName } from "../../src/build/content-model";
import { readPictures } from "../../src/build/pictures";
import { formatProblem } from "../../src/build/problems";
import { ROOT, SOURCES, told } from "./content-sample";

const guide = readFileSync(path.join(ROOT, "docs", "editing.md"), "utf8");

/** The example that begins with a comment such as `# data/faq.yaml, below "questions:"`. */
function example(place: string): string {
  const [, text] = guide.split(`\`\`\`yaml\n# data/${place}\n`);
  if (text === undefined) throw new Error(`docs/editing.md has no example for data/${place}`);
  return text.slice(0, text.indexOf("```"));
}

const below = (name: ContentFileName, key: string) =>
  SOURCES[name].replace(`\n${key}:\n`, (line) => line + example(`${name}, below "${key}:"`));

describe("the examples of docs/editing.md are right", () => {
  it("change a price", () => {
    const prices = / {4}price:\n {6}annual: 100\n {6}monthly: 140\n/;
    expect(SOURCES["plans.yaml"]).toMatch(prices);
    const text = SOURCES["plans.yaml"].replace(prices, example("plans.yaml, Basic"));
    expect(told({ "plans.yaml": text })).toEqual([]);
    expect(text).not.toBe(SOURCES["plans.yaml"]);
  });

  it("add a question", () => {
    const text = below("faq.yaml", "questions");
    expect(text).toContain("slug: mobile-apps");
    expect(told({ "faq.yaml": text })).toEqual([]);
  });

  it("add a link to the navigation", () => {
    // The real navigation is full but for one.
    const text = below("site.yaml", "nav").replace(
      "  - label: Services\n    href: /services\n",
      "",
    );
    expect(text).toContain("label: Docs");
    expect(told({ "site.yaml": text })).toEqual([]);
  });

  it("add a case study with its picture, and show it on Home", () => {
    const home = SOURCES["home.yaml"].replace(
      /( {2})items:\n {4}- fireworks-load-test\n {4}- payments-scale-up\n/,
      example("home.yaml, caseStudies"),
    );
    expect(home).toContain("- freight-tracking");
    const changed: Partial<Record<ContentFileName, string>> = {
      "case-studies.yaml": below("case-studies.yaml", "caseStudies"),
      "home.yaml": home,
    };
    const files = CONTENT_FILES.map(({ file }) =>
      readContentFile(file, changed[file] ?? SOURCES[file]),
    );
    const real = readPictures(ROOT);
    const missing = checkTogether(files, real).map((problem) => formatProblem(problem));
    expect(missing).toEqual([expect.stringContaining('has no picture "case-freight.png"')]);
    const names = new Set([...real.names, "case-freight.png"]);
    expect(checkTogether(files, { names, kindOf: () => "png" })).toEqual([]);
  });

  // But for the lines, which move with every edit.
  it("show mistakes as check:content tells them", () => {
    const shown = guide.replace(/(data\/[a-z-]+\.yaml):\d+:/g, "$1:");
    const plans = SOURCES["plans.yaml"].replace("monthly: 140", "monthly: $140");
    const site = SOURCES["site.yaml"].replace("href: /pricing\n", "href: /pricng\n");
    for (const line of told({ "plans.yaml": plans, "site.yaml": site })) {
      expect(shown).toContain(line.replace(/:\d+:/, ":"));
    }
  });
});
