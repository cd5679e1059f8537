import fc from "fast-check";
import { parse } from "yaml";
import { editYaml } from "../../src/admin/edit-yaml";
import { CONTENT_FILES } from "../../src/content/model";
import { readAsSite } from "../../src/content/read/yaml-file";
import { type ContentPath, valueAt } from "../../src/content/value-at";
import { EXAMPLE, REAL } from "../support/content-sample";
import { linesOnlyIn } from "../support/lines-only-in";

const FILES = CONTENT_FILES.flatMap(({ file }) => [REAL[file], EXAMPLE[file]]);

function placesOf(
  value: unknown,
  isWanted: (part: unknown) => boolean,
  path: ContentPath = [],
): ContentPath[] {
  const own = isWanted(value) ? [path] : [];
  if (typeof value !== "object" || value === null) return own;
  const inner = Object.entries(value).flatMap(([key, part]) =>
    placesOf(part, isWanted, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [...own, ...inner];
}

function withValueAt(value: unknown, path: ContentPath, put: unknown): unknown {
  const copy = structuredClone(value);
  Reflect.set(valueAt(copy, path.slice(0, -1)) as object, path.at(-1) as PropertyKey, put);
  return copy;
}

function read(text: string): unknown {
  const found = readAsSite(text);
  if (!("value" in found)) throw new Error(found.reason);
  return trimmed(found.value);
}

const trimmed = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_key, part) => (typeof part === "string" ? part.trim() : part)),
  );

/** Generates arbitrary strings, including many that YAML would parse differently without quotes. */
const anyText = fc.oneof(
  fc.constantFrom(
    "yes",
    "null",
    "140",
    "1:30",
    "2026-11-27",
    "- a",
    "a: b",
    "a #b",
    "{a}",
    "'a",
    "*a",
    "!a",
    "|",
    "%a",
    "`a`",
    "a\\b",
    "=",
    "<<",
    "1_000",
    "? a",
  ),
  fc
    .string({ unit: "grapheme", minLength: 1 })
    .filter(
      (text) => text.trim() === text && !/[\p{Cc}\u2028\u2029\uFEFF]/u.test(text) && text !== "",
    ),
);

interface Layout {
  indent?: number;
  list?: number;
  dash?: string;
  comments?: boolean;
  flow?: boolean;
}

function laidOut(value: unknown, layout: Layout, column = 0): string {
  const { indent = 2, list = 2, dash = "- ", comments = false, flow = false } = layout;
  const note = comments ? " # a note" : "";
  const above = comments ? `${" ".repeat(column)}# above\n` : "";
  if (typeof value === "string" && value.trimEnd().includes("\n")) {
    const lines = value.trimEnd().split("\n");
    return `|${note}\n${lines.map((line) => line && " ".repeat(column) + line).join("\n")}\n`;
  }
  if (typeof value !== "object" || value === null) return `${JSON.stringify(value)}${note}\n`;
  const isList = Array.isArray(value);
  if (flow && isList) return `${JSON.stringify(value)}\n`;
  return Object.entries(value)
    .map(([key, part]) => {
      const start = `${above}${" ".repeat(column)}`;
      if (isList) {
        const isGroup = typeof part === "object";
        const text = laidOut(part, layout, column + (isGroup ? dash.length : indent));
        return start + dash + (isGroup ? text.replace(/^(?: *#.*\n)? */, "") : text);
      }
      const isBelow = typeof part === "object" && !(flow && Array.isArray(part));
      const inner = laidOut(part, layout, column + (Array.isArray(part) ? list : indent));
      return `${start}${key}:${isBelow ? `${note}\n` : " "}${inner}`;
    })
    .join("");
}

const VALUES = FILES.map((source) => ({ source, value: parse(source) as unknown }));
const LAYOUTS: [name: string, write: (file: (typeof VALUES)[number]) => string][] = [
  ["as they are", ({ source }) => source],
  ["with unindented lists", ({ value }) => laidOut(value, { list: 0 })],
  ["with four spaces", ({ value }) => laidOut(value, { indent: 4, list: 4 })],
  ["with wide dashes", ({ value }) => laidOut(value, { dash: "-   " })],
  ["with CRLF", ({ source }) => source.replaceAll("\n", "\r\n")],
  ["with comments everywhere", ({ value }) => laidOut(value, { comments: true })],
  ["with lists in brackets", ({ value }) => laidOut(value, { flow: true })],
];

const isLeaf = (part: unknown) => typeof part === "string" || typeof part === "number";

describe.each(LAYOUTS)("files %s", (_name, write) => {
  const files = VALUES.map((file) => ({ ...file, text: write(file) }));

  it("change only in the line of a changed value", () => {
    const anyEdit = fc.constantFrom(...files).chain((file) =>
      fc.record({
        file: fc.constant(file),
        path: fc.constantFrom(...placesOf(file.value, isLeaf)),
        put: fc.oneof(anyText, fc.integer({ min: 0 }), fc.constantFrom(0.02, 140.5)),
      }),
    );
    fc.assert(
      fc.property(anyEdit, ({ file: { value, text }, path, put }) => {
        const old = valueAt(value, path);
        if (old === put || typeof old !== typeof put) return;
        const expected = withValueAt(value, path, put);
        const after = editYaml(text, expected);
        expect(read(after)).toEqual(trimmed(expected));
        const count = String(old).trimEnd().split("\n").length;
        const from = linesOnlyIn(text, after);
        expect(linesOnlyIn(after, text)).toHaveLength(1);
        expect(from.length).toBeGreaterThan(0);
        expect(from.length).toBeLessThanOrEqual(count);
      }),
      { numRuns: 60 },
    );
  });

  it("keep their lines if entries are removed, added again and moved", () => {
    const isLong = (part: unknown) => Array.isArray(part) && part.length > 1;
    const lists = files.flatMap((file) =>
      placesOf(file.value, isLong).map((path) => ({ ...file, path })),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...lists),
        fc.nat(),
        fc.nat(),
        ({ value, text, path }, from, to) => {
          const list = valueAt(value, path) as unknown[];
          const others = list.toSpliced(from % list.length, 1);
          const moved = others.toSpliced(to % list.length, 0, list[from % list.length]);
          for (const entries of [others, moved]) {
            const expected = withValueAt(value, path, entries);
            const after = editYaml(text, expected);
            expect(read(after)).toEqual(trimmed(expected));
            // A list in brackets has several entries in a line, and a move changes the lines that it crosses.
            const inBrackets = after.match(/\[[^[\]]*\]/g) ?? [];
            expect(linesOnlyIn(after, text).length).toBeLessThanOrEqual(
              Math.max(0, ...inBrackets.map((list) => list.split("\n").length)),
            );
            expect(read(editYaml(after, value))).toEqual(trimmed(value));
          }
        },
      ),
      { numRuns: 15 },
    );
  });
});

const SOURCE = `# The plans.
plans:
  # The cheapest first
  - slug: free
    price: 0 # dollars

  # The most popular one
  - slug: basic
    name: 'Basic'
    notes:
      - |
        Two things:

        - one
        - *two*
      - Last
stops: [A push, "CI: yours", Lanes]
seconds:
  [
    321, 308,
    9,
  ]
end: yes  # a string here
empty:
keys:
  - Basic
# Outdented
  - Pro
`;
const VALUE = parse(SOURCE);
const FIRST = SOURCE.indexOf("  - slug: free");
const SECOND = SOURCE.indexOf("  # The most");

test.each<[what: string, path: ContentPath, put: unknown, from: string, to: string]>([
  ["text keeps its quotes", ["plans", 1, "name"], "It's Basic", "'Basic'", "'It''s Basic'"],
  [
    "single-line text becomes a block when it gets more lines",
    ["plans", 1, "notes", 1],
    "Last\n\nand least",
    "- Last\n",
    "- |\n        Last\n\n        and least\n",
  ],
  [
    "a comment stays when the text before it becomes a block",
    ["end"],
    "so\n\nso",
    "yes  # a string here",
    "|  # a string here\n  so\n\n  so",
  ],
  [
    "a bracketed list keeps its brackets",
    ["stops"],
    ["You: here", ...VALUE.stops],
    "[A push",
    '["You: here", A push',
  ],
  [
    "a multiline bracketed list keeps its layout if the number of entries is the same",
    ["seconds"],
    [321, 1000, 8],
    "308,\n    9",
    "1000,\n    8",
  ],
  [
    "a new key is added at the end of its object",
    ["plans", 0],
    { slug: "free", name: "Free", price: 0 },
    "price: 0 # dollars\n",
    "price: 0 # dollars\n    name: Free\n",
  ],
  ["removing a key removes its line", ["plans", 1, "name"], undefined, "    name: 'Basic'\n", ""],
  [
    "a comment moves with the entry below it, and the comment above the list stays",
    ["plans"],
    VALUE.plans.toReversed(),
    SOURCE.slice(FIRST, SOURCE.indexOf("stops")),
    `${SOURCE.slice(SECOND, SOURCE.indexOf("stops"))}\n  - slug: free\n    price: 0 # dollars\n`,
  ],
  [
    "a comment stays with its entry if that entry is renamed and another one is deleted",
    ["plans"],
    [{ ...VALUE.plans[1], slug: "pro", name: "Pro" }],
    SOURCE.slice(FIRST, SOURCE.indexOf("    notes:")),
    "  # The most popular one\n  - slug: pro\n    name: 'Pro'\n",
  ],
  ["a key without a value gets one", ["empty"], { a: ["b"] }, "empty:", "empty:\n  a:\n    - b"],
  [
    "an outdented comment moves with its entry",
    ["keys"],
    ["Pro", "Basic"],
    "  - Basic\n# Outdented\n  - Pro\n",
    "  # Outdented\n  - Pro\n  - Basic\n",
  ],
  [
    "a new entry is formatted like the others",
    ["plans"],
    [...VALUE.plans, { slug: "pro", notes: ["a: b"] }],
    "stops:",
    '\n  - slug: pro\n    notes:\n      - "a: b"\nstops:',
  ],
])("%s", (_what, path, put, from, to) => {
  const expected = SOURCE.replace(from, () => to);
  expect(expected).not.toBe(SOURCE);
  expect(editYaml(SOURCE, withValueAt(VALUE, path, put))).toBe(expected);
});
