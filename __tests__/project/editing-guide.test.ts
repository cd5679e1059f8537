import { copyFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { checkContent } from "../../src/content/check/check-content";
import { formatProblem } from "../../src/content/check/problems";
import type { ContentFileName } from "../../src/content/model";
import { readMarkup } from "../../src/content/read/markup";
import { EXAMPLE, ROOT, told } from "../support/content-sample";
import { temporaryProject } from "../support/temporary-project";

const guide = readFileSync(path.join(ROOT, "docs", "editing.md"), "utf8");

/** The example that begins with a comment such as `# data/faq.yaml, below "questions:"`. */
function example(place: string): string {
  const [, text] = guide.split(`\`\`\`yaml\n# data/${place}\n`);
  if (text === undefined) throw new Error(`docs/editing.md has no example for data/${place}`);
  return text.slice(0, text.indexOf("```"));
}

const below = (name: ContentFileName, key: string) =>
  EXAMPLE[name].replace(`\n${key}:\n`, (line) => line + example(`${name}, below "${key}:"`));

describe("the examples of docs/editing.md are right", () => {
  it("change a price", () => {
    const prices = / {4}price:\n {6}annual: 100\n {6}monthly: 140\n/;
    expect(EXAMPLE["plans.yaml"]).toMatch(prices);
    const text = EXAMPLE["plans.yaml"].replace(prices, example("plans.yaml, Basic"));
    expect(told({ "plans.yaml": text })).toEqual([]);
    expect(text).not.toBe(EXAMPLE["plans.yaml"]);
  });

  it("add a question", () => {
    const text = below("faq.yaml", "questions");
    expect(text).toContain("slug: mobile-apps");
    expect(told({ "faq.yaml": text })).toEqual([]);
  });

  it("emphasise, link and list", () => {
    const text = EXAMPLE["faq.yaml"].replace(
      "\nquestions:\n",
      (line) => line + example('faq.yaml, below "questions:" too'),
    );
    expect(told({ "faq.yaml": text })).toEqual([]);
    const { answer = [] } = parse(text).questions[0];
    expect(readMarkup(answer[0]).blocks.map(({ element }) => element)).toEqual(["p", "ul"]);
    expect(readMarkup(answer[0]).signs.map(({ kind }) => kind)).toEqual(["strong", "em", "link"]);
  });

  it("add a link to the navigation", () => {
    const text = below("site.yaml", "nav");
    expect(text).toContain("label: Docs");
    expect(told({ "site.yaml": text })).toEqual([]);
  });

  it("add a case study with its picture, and show it on Home", () => {
    const home = EXAMPLE["home.yaml"].replace(
      /( {2})items:\n {4}- fireworks-load-test\n {4}- payments-scale-up\n/,
      example("home.yaml, caseStudies"),
    );
    expect(home).toContain("- freight-tracking");
    const root = temporaryProject({
      "case-studies.yaml": below("case-studies.yaml", "caseStudies"),
      "home.yaml": home,
    });
    expect(checkContent(root).map((problem) => formatProblem(problem))).toEqual([
      expect.stringContaining('has no picture "case-freight.png"'),
    ]);
    const images = path.join(root, "static", "images");
    copyFileSync(path.join(images, "case-fireworks.png"), path.join(images, "case-freight.png"));
    expect(checkContent(root)).toEqual([]);
  });

  // But for the lines, which move with every edit.
  it("show mistakes as check:content tells them", () => {
    const shown = guide.replace(/(data\/[a-z-]+\.yaml):\d+:/g, "$1:");
    const plans = EXAMPLE["plans.yaml"].replace("monthly: 140", "monthly: $140");
    const site = EXAMPLE["site.yaml"].replace("href: /pricing\n", "href: /pricng\n");
    for (const line of told({ "plans.yaml": plans, "site.yaml": site })) {
      expect(shown).toContain(line.replace(/:\d+:/, ":"));
    }
  });
});
