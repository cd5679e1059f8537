import fc from "fast-check";
import { parse } from "yaml";
import { editYaml } from "../../src/admin/edit-yaml";
import { CONTENT_FILES } from "../../src/content/model";
import { readAsSite } from "../../src/content/read/yaml-file";
import { type ContentPath, valueAt } from "../../src/content/value-at";
import { EXAMPLE, REAL } from "../support/content-sample";
import { linesOnlyIn } from "../support/lines-only-in";

const FILES = CONTENT_FILES.flatMap(({ file }) => [REAL[file], EXAMPLE[file]]);

/** Returns the path of each part of a value for which `isWanted` returns true. */
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

/** Parses YAML as the site does and trims all strings. */
function read(text: string): unknown {
  const found = readAsSite(text);
  if (!("value" in found)) throw new Error(found.reason);
  return trimmed(found.value);
}

const trimmed = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_key, part) => (typeof part === "string" ? part.trim() : part)),
  );

const anyFile = fc
  .constantFrom(...FILES)
  .map((source) => ({ source, value: parse(source) as unknown }));

const anywhere = (isWanted: (part: unknown) => boolean) =>
  anyFile.chain(({ source, value }) => {
    const places = placesOf(value, isWanted);
    return places.length === 0
      ? fc.constant(undefined)
      : fc.constantFrom(...places).map((path) => ({ source, value, path }));
  });

/** Generates arbitrary strings, including many that YAML would parse differently without quotes. */
const anyText = fc.oneof(
  fc.constantFrom(
    "yes",
    "no",
    "null",
    "~",
    "140",
    "0x1F",
    "1:30",
    "2026-11-27",
    "- a",
    "a: b",
    "a #b",
    "#a",
    "{a}",
    "[a",
    "'a",
    '"a"',
    "*a",
    "&a",
    "!a",
    "|",
    ">",
    "%a",
    "@a",
    "`a`",
    "a\\b",
    "Ünïcödé",
    "a b",
    "=",
    "<<",
    ".5",
    "1_000",
    "?",
    "? a",
    "- ",
  ),
  fc
    .string({ unit: "grapheme", minLength: 1 })
    .filter(
      (text) => text.trim() === text && !/[\p{Cc}\u2028\u2029\uFEFF]/u.test(text) && text !== "",
    ),
);

test("saving an unchanged file keeps every byte", () => {
  for (const source of FILES) expect(editYaml(source, parse(source))).toBe(source);
});

test("changing text changes one line, and the site reads the new text", () => {
  const texts = anywhere((part) => typeof part === "string");
  fc.assert(
    fc.property(texts, anyText, (place, text) => {
      if (!place || valueAt(place.value, place.path) === text) return;
      const expected = withValueAt(place.value, place.path, text);
      const after = editYaml(place.source, expected);
      expect(read(after)).toEqual(trimmed(expected));
      expect(linesOnlyIn(after, place.source)).toHaveLength(1);
    }),
    { numRuns: 25 },
  );
});

test("changing a number changes one line", () => {
  const figures = anywhere((part) => typeof part === "number");
  const anyFigure = fc.oneof(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(0.02, 140.5));
  fc.assert(
    fc.property(figures, anyFigure, (place, figure) => {
      if (!place || valueAt(place.value, place.path) === figure) return;
      const expected = withValueAt(place.value, place.path, figure);
      const after = editYaml(place.source, expected);
      expect(read(after)).toEqual(trimmed(expected));
      expect(linesOnlyIn(after, place.source)).toHaveLength(1);
      expect(linesOnlyIn(place.source, after)).toHaveLength(1);
    }),
    { numRuns: 15 },
  );
});

test("reordering a list keeps its lines, and removing or adding an entry changes only that entry's lines", () => {
  const lists = anywhere((part) => Array.isArray(part) && part.length > 1);
  fc.assert(
    fc.property(lists, fc.infiniteStream(fc.nat()), fc.boolean(), (place, numbers, isShorter) => {
      if (!place) return;
      const list = valueAt(place.value, place.path) as unknown[];
      const order = list
        .map((entry) => ({ entry, rank: numbers.next().value ?? 0 }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ entry }) => entry);
      const expected = withValueAt(place.value, place.path, isShorter ? order.slice(1) : order);
      const after = editYaml(place.source, expected);
      expect(read(after)).toEqual(trimmed(expected));
      // A list in brackets takes up only one line, which changes when an entry is added or removed.
      const most = list.some((entry) => typeof entry === "object") ? 0 : 1;
      expect(linesOnlyIn(after, place.source).length).toBeLessThanOrEqual(most);
      expect(read(editYaml(after, place.value))).toEqual(trimmed(place.value));
    }),
    { numRuns: 20 },
  );
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
`;
const VALUE = parse(SOURCE);
const FIRST = SOURCE.indexOf("  - slug: free");
const SECOND = SOURCE.indexOf("  # The most");

test.each<[what: string, change: (value: typeof VALUE) => void, from: string, to: string]>([
  [
    "a comment after a number stays",
    (value) => {
      value.plans[0].price = 5;
    },
    "price: 0 #",
    "price: 5 #",
  ],
  [
    "text keeps its quotes",
    (value) => {
      value.plans[1].name = "It's Basic";
    },
    "'Basic'",
    "'It''s Basic'",
  ],
  [
    "multiline text stays a block",
    (value) => {
      value.plans[1].notes[0] = "Two things:\n\n- one\n- three";
    },
    "*two*",
    "three",
  ],
  [
    "single-line text becomes a block when it gets more lines",
    (value) => {
      value.plans[1].notes[1] = "Last\n\nand least";
    },
    "- Last\n",
    "- |\n        Last\n\n        and least\n",
  ],
  [
    "a comment stays when the text before it becomes a block",
    (value) => {
      value.end = "so\n\nso";
    },
    "yes  # a string here",
    "| # a string here\n  so\n\n  so",
  ],
  [
    "a bracketed list keeps its brackets",
    (value) => {
      value.stops.unshift("You: here");
    },
    "[A push",
    '["You: here", A push',
  ],
  [
    "a multiline bracketed list keeps its layout if the number of entries is the same",
    (value) => {
      value.seconds = [321, 1000, 8];
    },
    "308,\n    9",
    "1000,\n    8",
  ],
  [
    "a new key is added at the end of its object",
    (value) => {
      value.plans[0] = { slug: "free", name: "Free", price: 0 };
    },
    "price: 0 # dollars\n",
    "price: 0 # dollars\n    name: Free\n",
  ],
  [
    "removing a key removes its line",
    (value) => {
      delete value.plans[1].name;
    },
    "    name: 'Basic'\n",
    "",
  ],
  [
    "a comment moves with the entry below it, and the comment above the list stays",
    (value) => {
      value.plans.reverse();
    },
    SOURCE.slice(FIRST, SOURCE.indexOf("stops")),
    `${SOURCE.slice(SECOND, SOURCE.indexOf("stops"))}\n  - slug: free\n    price: 0 # dollars\n`,
  ],
  [
    "a new entry is formatted like the others",
    (value) => {
      value.plans.push({ slug: "pro", notes: ["a: b"] });
    },
    "stops:",
    '\n  - slug: pro\n    notes:\n      - "a: b"\nstops:',
  ],
])("%s", (_what, change, from, to) => {
  const value = structuredClone(VALUE);
  change(value);
  const expected = SOURCE.replace(from, () => to);
  expect(expected).not.toBe(SOURCE);
  expect(editYaml(SOURCE, value)).toBe(expected);
});
