import fc from "fast-check";
import { parse } from "yaml";
import { editYaml } from "../../src/admin/edit-yaml";
import { CONTENT_FILES } from "../../src/content/model";
import { readAsSite } from "../../src/content/read/yaml-file";
import { type ContentPath, valueAt } from "../../src/content/value-at";
import { EXAMPLE, REAL } from "../support/content-sample";
import { linesOnlyIn } from "../support/lines-only-in";

const FILES = CONTENT_FILES.flatMap(({ file }) => [REAL[file], EXAMPLE[file]]);

/** The places of a value's texts and figures, or of its lists. */
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

/** What the site reads, where white space around a text is nothing. */
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

/** Texts that YAML would read as something else, and others. */
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

test("every file that is saved unchanged is the same, byte for byte", () => {
  for (const source of FILES) expect(editYaml(source, parse(source))).toBe(source);
});

test("a text in the place of another is one line of the difference, and the site reads it as it is", () => {
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

test("a figure in the place of another is one line of the difference", () => {
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

test("a list in another order has the same lines, and one with less or more loses or gets its own alone", () => {
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
      // One in brackets is a line as a whole.
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

  # The one that most take
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
end: yes  # a text, to us
`;
const VALUE = parse(SOURCE);
const FIRST = SOURCE.indexOf("  - slug: free");
const SECOND = SOURCE.indexOf("  # The one");

test.each<[what: string, change: (value: typeof VALUE) => void, from: string, to: string]>([
  [
    "a comment behind a figure stays",
    (value) => {
      value.plans[0].price = 5;
    },
    "price: 0 #",
    "price: 5 #",
  ],
  [
    "a text keeps its quotes",
    (value) => {
      value.plans[1].name = "It's Basic";
    },
    "'Basic'",
    "'It''s Basic'",
  ],
  [
    "a text of several lines stays one",
    (value) => {
      value.plans[1].notes[0] = "Two things:\n\n- one\n- three";
    },
    "*two*",
    "three",
  ],
  [
    "a line becomes several",
    (value) => {
      value.plans[1].notes[1] = "Last\n\nand least";
    },
    "- Last\n",
    "- |\n        Last\n\n        and least\n",
  ],
  [
    "a comment behind a text that becomes several lines stays",
    (value) => {
      value.end = "so\n\nso";
    },
    "yes  # a text, to us",
    "| # a text, to us\n  so\n\n  so",
  ],
  [
    "a list in brackets stays in them",
    (value) => {
      value.stops.unshift("You: here");
    },
    "[A push",
    '["You: here", A push',
  ],
  [
    "a list in brackets over several lines keeps them, if it has as many entries",
    (value) => {
      value.seconds = [321, 1000, 8];
    },
    "308,\n    9",
    "1000,\n    8",
  ],
  [
    "a key that is added is the last of its group",
    (value) => {
      value.plans[0] = { slug: "free", name: "Free", price: 0 };
    },
    "price: 0 # dollars\n",
    "price: 0 # dollars\n    name: Free\n",
  ],
  [
    "a key that goes takes its line",
    (value) => {
      delete value.plans[1].name;
    },
    "    name: 'Basic'\n",
    "",
  ],
  [
    "an entry takes the comment above it along, and one above all of them stays",
    (value) => {
      value.plans.reverse();
    },
    SOURCE.slice(FIRST, SOURCE.indexOf("stops")),
    `${SOURCE.slice(SECOND, SOURCE.indexOf("stops"))}\n  - slug: free\n    price: 0 # dollars\n`,
  ],
  [
    "an entry is added as the others are",
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
