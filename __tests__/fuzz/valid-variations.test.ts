import { type Document, parseDocument, type ToStringOptions, visit } from "yaml";
import { formatError } from "../../src/content/check/content-error";
import { CONTENT_FILES, type ContentFileName } from "../../src/content/model";
import { readAsSite } from "../../src/content/read/yaml-file";
import { changed, errorLines, problemsOfReal, REAL } from "../support/content-sample";

const NAMES = CONTENT_FILES.map(({ file }) => file);
const reportForReal = (name: ContentFileName, text: string) =>
  problemsOfReal({ [name]: text }).map((error) => formatError(error));

function rewritten(source: string, options: ToStringOptions, edit?: (document: Document) => void) {
  const document = parseDocument(source);
  visit(document, {
    Scalar: (_key, node) => {
      // Keep the quotes around dates, because the site's parser wouldn't read unquoted dates as strings.
      if (!/^\d{4}-\d\d-\d\d$/.test(String(node.value))) delete node.type;
    },
  });
  edit?.(document);
  return document.toString({ lineWidth: 0, ...options });
}

/** Changes a file's lines, except the continuation lines of multiline strings. */
function linesOf(source: string, change: (line: string) => string): string {
  const later = new Set<number>();
  visit(parseDocument(source), {
    Scalar: (_key, { range }) => {
      const [start, end] = range ?? [0, 0];
      const first = source.slice(0, start).split("\n").length;
      const last = source.slice(0, end).trimEnd().split("\n").length;
      for (let line = first; line < last; line++) later.add(line);
      // Don't add a comment between a block indicator and its string, where YAML doesn't allow comments.
      if (first < last) later.add(first - 1);
    },
  });
  return source
    .split("\n")
    .map((line, index) => (later.has(index) ? line : change(line)))
    .join("\n");
}

const VARIATIONS: Record<string, (source: string) => string> = {
  "Windows line endings": (source) => source.replace(/\n/g, "\r\n"),
  "a byte order mark and Windows line endings": (source) =>
    `\uFEFF${source.replace(/\n/g, "\r\n")}`,
  "comments above every line": (source) =>
    linesOf(source, (line) =>
      line.replace(/^( *)(?=\S)/, "$1# A comment: with characters [that] {mean} *nothing*\n$1"),
    ),
  "comments after every value": (source) =>
    linesOf(source, (line) => line.replace(/([^:])$/, "$1  # a comment")),
  "no comments": (source) => source.replace(/^ *#.*\n/gm, ""),
  "blank lines and trailing spaces": (source) => linesOf(source, (line) => `${line}  \n`),
  "no final line break": (source) => source.trimEnd(),
  "a document start marker": (source) => `---\n${source}`,
  "keys in reverse order": (source) =>
    rewritten(source, {}, (document) => {
      visit(document, { Map: (_key, node) => void node.items.reverse() });
    }),
  "wrapped strings": (source) =>
    rewritten(source, { lineWidth: 40 }, (document) => {
      visit(document, {
        // Quote strings in lists, because the second line of an unquoted entry would look like an entry
        // without a dash.
        Scalar: (key, node) => {
          if (typeof key === "number" && typeof node.value === "string") node.type = "QUOTE_DOUBLE";
        },
      });
    }),
  "folded strings": (source) => rewritten(source, { defaultStringType: "BLOCK_FOLDED" }),
  "double quotes": (source) => rewritten(source, { defaultStringType: "QUOTE_DOUBLE" }),
  "lists that are not indented": (source) => rewritten(source, { indentSeq: false }),
  "four spaces per level": (source) => rewritten(source, { indent: 4 }),
  "JSON syntax": (source) => JSON.stringify(parseDocument(source).toJS(), null, 2),
};

describe.each(Object.entries(VARIATIONS))("content with %s", (_name, vary) => {
  it.each(NAMES)("is accepted in %s and has the same value", (name) => {
    const text = vary(REAL[name]);
    expect(reportForReal(name, text)).toEqual([]);
    expect(readAsSite(text)).toEqual(readAsSite(REAL[name]));
  });
});

describe("accepts valid content:", () => {
  const TITLE = "title: Asked before the first run";

  it.each([
    "title: >\n  Asked before\n  the first run",
    "title: C# and F#, 24/7, at 10:30",
    "title: See https://paralane.example/a#b for more",
    "title: It's \u201Cquoted\u201D \u2013 na\u00EFve caf\u00E9 \u{1F680}",
    'title: Fifteen 27" screens',
    "title: 50% off, [really] & truly",
    "title: '\"All of it\", in quotes'",
    "title: '#1 in testing'",
  ])("%s", (written) => {
    expect(errorLines({ "faq.yaml": changed("faq.yaml", TITLE, written) })).toEqual([]);
  });
});
