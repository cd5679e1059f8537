import { createRequire } from "node:module";
import { type Document, isMap, isScalar, parseDocument, type ToStringOptions, visit } from "yaml";
import { readContentFile } from "../../src/content/check/content-file";
import { formatProblem } from "../../src/content/check/problems";
import { CONTENT_FILES, type ContentFileName } from "../../src/content/model";
import { withCaseStudies } from "../../tools/commands/bench-build";
import { changed, EXAMPLE, problemsOfReal, REAL, told } from "../support/content-sample";

/** The parser that the site is built with, whatever version the plugin brings. */
const siteParser: { load(text: string): unknown } = createRequire(
  require.resolve("gatsby-transformer-yaml/package.json"),
)("js-yaml");

const NAMES = CONTENT_FILES.map(({ file }) => file);
const toldOfReal = (name: ContentFileName, text: string) =>
  problemsOfReal({ [name]: text }).map((problem) => formatProblem(problem));

/** Writes a file anew with all its texts in one style, or its keys in another order. */
function rewritten(source: string, options: ToStringOptions, edit?: (document: Document) => void) {
  const document = parseDocument(source);
  visit(document, {
    Scalar: (_key, node) => {
      // Without its quotes the site's parser would read a day as a date.
      if (!/^\d{4}-\d\d-\d\d$/.test(String(node.value))) delete node.type;
    },
  });
  edit?.(document);
  return document.toString({ lineWidth: 0, ...options });
}

/**
 * Changes the lines of a file that are not a later line of a text: in those each sign is a part of it.
 */
function linesOf(source: string, change: (line: string) => string): string {
  const later = new Set<number>();
  visit(parseDocument(source), {
    Scalar: (_key, { range }) => {
      const [start, end] = range ?? [0, 0];
      const first = source.slice(0, start).split("\n").length;
      const last = source.slice(0, end).trimEnd().split("\n").length;
      for (let line = first; line < last; line++) later.add(line);
      // Where a text begins below its dash, no comment can stand between its sign and it.
      if (first < last) later.add(first - 1);
    },
  });
  return source
    .split("\n")
    .map((line, index) => (later.has(index) ? line : change(line)))
    .join("\n");
}

const VARIATIONS: Record<string, (source: string) => string> = {
  "Windows line ends": (source) => source.replace(/\n/g, "\r\n"),
  "a byte order mark": (source) => `\uFEFF${source}`,
  "both of them": (source) => `\uFEFF${source.replace(/\n/g, "\r\n")}`,
  "comments above every line": (source) =>
    linesOf(source, (line) =>
      line.replace(/^( *)(?=\S)/, "$1# A comment: with signs [that] {mean} *nothing*\n$1"),
    ),
  "comments after every value": (source) =>
    linesOf(source, (line) => line.replace(/([^:])$/, "$1  # a comment")),
  "a comment in place of the first line": (source) => source.replace(/^.*\n/, "# Hello\n"),
  "no comments": (source) => source.replace(/^ *#.*\n/gm, ""),
  "blank lines and spaces at line ends": (source) => linesOf(source, (line) => `${line}  \n`),
  "no line end at the end": (source) => source.trimEnd(),
  "a line that starts the document": (source) => `---\n${source}`,
  "keys in the opposite order": (source) =>
    rewritten(source, {}, (document) => {
      visit(document, { Map: (_key, node) => void node.items.reverse() });
    }),
  "long texts over several lines": (source) =>
    rewritten(source, { lineWidth: 40 }, (document) => {
      visit(document, {
        // Without quotes an entry of short texts has one line: a dash may have been lost.
        Scalar: (key, node) => {
          if (typeof key === "number" && typeof node.value === "string") node.type = "QUOTE_DOUBLE";
        },
      });
    }),
  "folded texts": (source) => rewritten(source, { defaultStringType: "BLOCK_FOLDED" }),
  "literal texts": (source) => rewritten(source, { defaultStringType: "BLOCK_LITERAL" }),
  "double quotes": (source) => rewritten(source, { defaultStringType: "QUOTE_DOUBLE" }),
  "single quotes": (source) => rewritten(source, { defaultStringType: "QUOTE_SINGLE" }),
  "quoted keys": (source) =>
    rewritten(source, { defaultKeyType: "QUOTE_DOUBLE", defaultStringType: "PLAIN" }),
  "lists that are not indented": (source) => rewritten(source, { indentSeq: false }),
  "four spaces for each level": (source) => rewritten(source, { indent: 4 }),
  "JSON, which is YAML too": (source) => JSON.stringify(parseDocument(source).toJS(), null, 2),
};

describe.each(Object.entries(VARIATIONS))("content with %s", (_name, vary) => {
  it.each(NAMES)("is accepted in %s, and read as before by the site", (name) => {
    const text = vary(REAL[name]);
    expect(toldOfReal(name, text)).toEqual([]);
    expect(siteParser.load(text)).toEqual(siteParser.load(REAL[name]));
  });
});

describe("content that an editor may write", () => {
  it("may fold a text and end it with a line end", () => {
    const folded = changed(
      "faq.yaml",
      "title: Questions we hear in the first call",
      "title: >\n  Questions we hear\n  in the first call",
    );
    expect(told({ "faq.yaml": folded })).toEqual([]);
  });

  it.each([
    "C# and F#, 24/7, at 10:30",
    "See https://paralane.example/a#b for more",
    "It's \u201Cquoted\u201D \u2013 na\u00EFve caf\u00E9 \u{1F680}",
    'Fifteen 27" screens',
    "50% off, [really] & truly: no",
    '"All of it", in quotes',
    "'#1 in testing'",
  ])("may say: %s", (words) => {
    const needsQuotes = / #|: |^["']/.test(words) && !/^'.*'$/.test(words);
    const written = needsQuotes ? `'${words.replace(/'/g, "''")}'` : words;
    const text = changed(
      "faq.yaml",
      "title: Questions we hear in the first call",
      `title: ${written}`,
    );
    expect(told({ "faq.yaml": text })).toEqual([]);
  });

  it("may add a question", () => {
    const question =
      "questions:\n  - slug: windows\n    question: Do you run tests on Windows?\n    answer:\n      - Yes, ask us for a quote.\n";
    expect(told({ "faq.yaml": changed("faq.yaml", "questions:\n", question) })).toEqual([]);
  });

  it("may add a fourth and a fifth case study", () => {
    const source = EXAMPLE["case-studies.yaml"];
    const [, first = ""] = /caseStudies:\n([\s\S]*?)(?= {2}- slug: payments)/.exec(source) ?? [];
    const copy = (number: number) =>
      first
        .replace(/slug: .*/, `slug: study-${number}`)
        .replace(/ title: .*/, ` title: Study ${number}`)
        .replace(/ pdf: .*/, ` pdf: https://files.paralane.example/study-${number}.pdf`);
    const text = changed(
      "case-studies.yaml",
      "caseStudies:\n",
      `caseStudies:\n${copy(4)}${copy(5)}`,
    );
    expect(told({ "case-studies.yaml": text })).toEqual([]);
  });

  it("may add a navigation link and a customer", () => {
    const link = "nav:\n  - label: Questions\n    href: /faq#ci-server\n";
    expect(told({ "site.yaml": changed("site.yaml", "nav:\n", link) })).toEqual([]);
    const customer = "customers:\n  - slug: new-one\n    name: New One\n";
    expect(told({ "customers.yaml": changed("customers.yaml", "customers:\n", customer) })).toEqual(
      [],
    );
  });

  it("may change a price, to one with cents too", () => {
    for (const price of ["145", "145.5", "145.50"]) {
      const text = changed("plans.yaml", "monthly: 140", `monthly: ${price}`);
      expect(told({ "plans.yaml": text })).toEqual([]);
    }
  });

  it("may repeat a part with YAML's own means more than a hundred times", () => {
    const name = "case-studies.yaml";
    const [start = "", first, ...others] = withCaseStudies(REAL[name], 200).split("linkLabel: ");
    const later = others.map((text) => text.replace(/^.*/, "*label")).join("linkLabel: ");
    const text = `${start}linkLabel: &label ${first}linkLabel: ${later}`;
    expect(text.match(/\*label$/gm)).toHaveLength(199);
    expect(toldOfReal(name, text)).toEqual([]);
  });

  it("may repeat a part with YAML's own means", () => {
    const duration = "duration: nine weeks";
    const [first = "", second = "", ...others] = EXAMPLE["case-studies.yaml"].split(duration);
    const text = [
      `${first}duration: &took nine weeks${second}duration: *took${others[0]}`,
      ...others.slice(1),
    ].join(duration);
    expect(text).toContain("duration: *took");
    expect(told({ "case-studies.yaml": text })).toEqual([]);
  });
});

describe("optional keys", () => {
  /** Each optional key that a file has, and the file without it. */
  function withoutOptional(name: ContentFileName): [place: string, text: string][] {
    const { schema } = CONTENT_FILES.find(({ file }) => file === name) ?? {};
    const places: (string | number)[][] = [];
    const document = parseDocument(REAL[name]);
    visit(document, {
      Pair: (_key, pair, ancestors) => {
        const place: (string | number)[] = [];
        const nodes = [...ancestors, pair];
        for (const [index, node] of nodes.entries()) {
          const next = nodes[index + 1];
          if ("key" in node && isScalar(node.key)) place.push(String(node.key.value));
          else if ("items" in node && !isMap(node) && next) {
            place.push(node.items.indexOf(next));
          }
        }
        places.push(place);
      },
    });
    return places.flatMap((place): [string, string][] => {
      const copy = parseDocument(REAL[name]);
      copy.deleteIn(place);
      return schema?.safeParse(copy.toJS()).success
        ? [[place.join("."), copy.toString({ lineWidth: 0 })]]
        : [];
    });
  }

  const all = NAMES.flatMap((name) =>
    withoutOptional(name).map(([place, text]) => ({ name, place, text })),
  );

  it("are there to be left out", () => {
    expect(all.length).toBeGreaterThanOrEqual(10);
  });

  it("may be left out, but for figures that a text quotes, a part of a plan's size and a second title", () => {
    const refused = all.flatMap(({ name, place, text }) =>
      toldOfReal(name, text)
        .filter((line) => !/: there is no figure \{[a-z.-]+\} in /.test(line))
        .filter((line) => !/ is missing beside (?:price|minutes) and /.test(line))
        .filter((line) => !/ seo: [a-z-]+\.yaml leaves "title" out too, and both pages /.test(line))
        .map((line) => `without ${place}: ${line}`),
    );
    expect(refused).toEqual([]);
    const unpriced = changed(
      "plans.yaml",
      "    price:\n      annual: 100\n      monthly: 140\n    minutes: 15000\n    overage: 0.02\n    parallelTests: 15\n",
      "",
    );
    expect(told({ "plans.yaml": unpriced })).toEqual([
      expect.stringMatching(/seo\.description: there is no figure \{basic\.annual\}/),
    ]);
  });
});

it("reads a file's value as the site's parser does", () => {
  for (const name of NAMES) {
    expect(readContentFile(name, REAL[name]).value).toEqual(siteParser.load(REAL[name]));
  }
});
