import { copyFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { checkContent } from "../../src/content/check/check-content";
import { formatError } from "../../src/content/check/content-error";
import type { ContentFileName } from "../../src/content/model";
import { readMarkup } from "../../src/content/read/markup";
import { changed, EXAMPLE, errorLines, ROOT } from "../support/content-sample";
import { temporaryProject } from "../support/temporary-project";

/** Maps names that the guide takes from the sample content to names in the example content. */
const NAMES = new Map([
  ["Basic", "Solo"],
  ["Pricing", "Prices"],
  ["halyard", "grachtwerk"],
  ["fireworks-load-test", "museum-tickets"],
]);

const guide = [...NAMES].reduce(
  (text, [ofSample, other]) => text.replaceAll(ofSample, other),
  readFileSync(path.join(ROOT, "docs", "editing.md"), "utf8"),
);

function example(place: string): string {
  const [, text] = guide.split(`\`\`\`yaml\n# data/${place}\n`);
  if (text === undefined) throw new Error(`docs/editing.md has no example for data/${place}`);
  return text.slice(0, text.indexOf("```"));
}

const below = (name: ContentFileName, key: string) =>
  changed(name, `\n${key}:\n`, `\n${key}:\n${example(`${name}, below "${key}:"`)}`);

describe("docs/editing.md", () => {
  it.each([
    [
      "changing a price",
      "plans.yaml",
      changed(
        "plans.yaml",
        "    price:\n      annual: 20\n      monthly: 25.5\n",
        example("plans.yaml, Solo"),
      ),
      "annual: ",
    ],
    ["adding a question", "faq.yaml", below("faq.yaml", "questions"), "slug: mobile-apps"],
    ["adding a link to the navigation", "site.yaml", below("site.yaml", "nav"), "label: Docs"],
    [
      "adding an announcement",
      "site.yaml",
      changed("site.yaml", "\nnav:\n", `\n${example('site.yaml, above "nav:"')}nav:\n`),
      'lastDay: "2027-05-11"',
    ],
  ])("has a working example of %s", (_what, name, text, part) => {
    expect(text).toContain(part);
    expect(errorLines({ [name]: text })).toEqual([]);
  });

  it("has a working example of adding emphasis, a link and a list", () => {
    const added = example('faq.yaml, below "questions:" too');
    const text = changed("faq.yaml", "\nquestions:\n", `\nquestions:\n${added}`);
    expect(errorLines({ "faq.yaml": text })).toEqual([]);
    const { answer = [] } = parse(text).questions[0];
    expect(readMarkup(answer[0]).blocks.map(({ element }) => element)).toEqual(["p", "ul"]);
    const runs = readMarkup(answer[0]).blocks.flatMap(({ lines }) => lines.flat());
    expect(runs.flatMap(({ emphasis, href }) => emphasis ?? href ?? [])).toEqual([
      "strong",
      "em",
      "/pricing",
    ]);
  });

  it("has a working example of adding a case study with its picture and showing it on Home", () => {
    const home = EXAMPLE["home.yaml"].replace(
      /( {2})items:\n {4}- museum-tickets\n {4}- canal-locks\n/,
      example("home.yaml, caseStudies"),
    );
    expect(home).toContain("- freight-tracking");
    const root = temporaryProject({
      "case-studies.yaml": below("case-studies.yaml", "caseStudies"),
      "home.yaml": home,
    });
    expect(checkContent(root).map((error) => formatError(error))).toEqual([
      expect.stringContaining('there is no picture "case-freight.png"'),
    ]);
    const images = path.join(root, "static", "images");
    copyFileSync(path.join(images, "harbour-dusk.png"), path.join(images, "case-freight.png"));
    expect(checkContent(root)).toEqual([]);
  });

  // Ignore line numbers, because they change with every edit.
  it("shows the messages that check:content prints", () => {
    const shown = guide.match(/^data\/[a-z-]+\.yaml:\d.*/gm) ?? [];
    const lines = errorLines({
      "plans.yaml": changed("plans.yaml", "monthly: 25.5", "monthly: $140"),
      "site.yaml": changed(
        "site.yaml",
        "label: Prices\n    href: /pricing\n",
        "label: Prices\n    href: /pricng\n",
      ),
    });
    const withoutNumber = (line: string) => line.replace(/:\d+:/, ":");
    expect(shown.map(withoutNumber)).toEqual(lines.map(withoutNumber));
    expect(shown).toHaveLength(2);
  });
});
