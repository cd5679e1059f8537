import { isMap, isSeq, type Node, parseDocument, type Scalar, stringify } from "yaml";
import { z } from "zod";
import { CONTENT_FILES, type ContentFileName, contentFile } from "../../src/content/model";
import { metaOf, type Schema, shapeOf, unwrapOptional } from "../../src/content/read/content-walk";
import { roundNumbers } from "../../src/pricing/round-numbers";

/*
 * Generates content that the content check accepts from the content model alone: with the least or the most of
 * everything, or an ordinary amount to complete files that contain only what a test needs.
 */

/** `least` and `most` repeat the same texts wherever the model doesn't require different ones. */
export type Amount = "least" | "ordinary" | "most";

const QUOTED = {
  lineWidth: 0,
  defaultKeyType: "PLAIN",
  defaultStringType: "QUOTE_DOUBLE",
} as const;

type Path = readonly (string | number)[];

type Part = Record<string, unknown>;

const LONG_WORD = "Donaudampfschifffahrtsgesellschaftskapitän";

/** The name of a property that every object has, which must not be mistaken for content. */
const BUILT_IN = "constructor";

export const GENERATED_PICTURE = "harbour-noon.png";

const PDF = "https://files.other.test/generated.pdf";

/** Values for text with a pattern, from which the first that the pattern accepts is used. */
const FORMATTED = [
  ...["2099-12-31", "5 min", "sales@example.test", "+15035550142", "https://www.example.test"],
  ...[GENERATED_PICTURE, PDF],
];

/** Costs nothing but for extra minutes. */
const FREE_PLAN = {
  price: { annual: 0, monthly: 0 },
  ...{ minutes: 1, parallelTests: 1, overage: 0.01 },
};

/** What the rules of a group require of its values (content/model), by the group's id or by its last two keys. */
const AGREEING: Record<string, (part: Part, amount: Amount, index: number) => Part> = {
  Plan: (
    { price, minutes, parallelTests, overage, askAbove, recommended, ...part },
    amount,
    index,
  ) => {
    if (amount !== "most") return { ...part, ...(index === 0 && FREE_PLAN) };
    const size = { price, minutes: 9_000_000, parallelTests: 9_000_000, overage };
    return { ...part, ...(index < 4 ? size : index === 4 && { askAbove, recommended }) };
  },
  "planFinder.minutes": (part) => ({
    ...part,
    min: 10,
    max: 10_000_000,
    start: roundNumbers(10, 99)[0],
  }),
  FinderRange: (part) => ({ ...part, min: 1, max: 10_000_000, step: 1, start: 1 }),
  "examples.needs": (part, _amount, index) => ({
    ...part,
    minutes: 10 ** (index + 1),
    parallel: 1 + index,
  }),
  "site.yaml.contact": (part) => ({ ...part, phone: "+1 503 555 0142" }),
  StudyResult: (part, amount) => ({
    ...part,
    before: amount === "most" ? "99,999.999 h" : "0 s",
    after: "0 s",
  }),
  "testLayers.layers": (part, _amount, index) => ({
    ...part,
    before: index ? 0 : 100,
    after: index ? 0 : 100,
  }),
  "reasons.items": (part, _amount, index) => ({ ...part, firstWeek: 1, lastWeek: 1 + (index % 4) }),
  Phase: (part, amount) => ({ ...part, weeks: amount === "most" ? 13 : 2 }),
};

export function generatedContent(amount: Amount): Map<ContentFileName, string> {
  return new Map(
    CONTENT_FILES.map(({ file, schema }) => [
      file,
      stringify(generated(schema, [file], amount), QUOTED),
    ]),
  );
}

function generated(schema: Schema, path: Path, amount: Amount): unknown {
  const own = unwrapOptional(schema);
  const keys = path.filter((step) => typeof step === "string");
  const { kind, id = keys.slice(-2).join(".") } = metaOf(own);
  const index = path.findLast((step) => typeof step === "number") ?? 0;
  if (own instanceof z.ZodObject) {
    const shown = Object.entries(shapeOf(own)).filter(
      ([, inner]) => amount === "most" || isNeeded(path, inner),
    );
    const part = Object.fromEntries(
      shown.map(([key, inner]) => [key, generated(inner, [...path, key], amount)]),
    );
    return AGREEING[id]?.(part, amount, index) ?? part;
  }
  if (kind?.name === "position") return kind.first;
  if (kind?.name === "references") {
    const count = own instanceof z.ZodArray ? 2 : 0;
    const slugs = [0, 1].map((entry) => slugOf(entry, [kind.list]));
    return count > 0 ? slugs : slugs[0];
  }
  const rules: z.core.JSONSchema.BaseSchema = z.toJSONSchema(own, { io: "input" });
  if (own instanceof z.ZodArray) {
    // The model's lists without a maximum are shown with a dozen entries.
    const { minItems = 1, maxItems = 12 } = rules;
    // Two of the case studies are on Home.
    const least = path.join() === "case-studies.yaml,caseStudies" ? 2 : minItems;
    return Array.from({ length: amount === "most" ? maxItems : least }, (_, entry) =>
      generated(own.element, [...path, entry], amount),
    );
  }
  if (own instanceof z.ZodEnum) return own.options[index % own.options.length];
  if (own instanceof z.ZodBoolean) return amount === "most";
  if (own instanceof z.ZodNumber)
    return amount === "most" ? (rules.maximum ?? rules.minimum) : rules.minimum;
  return textOf(own, path, amount, rules.maxLength ?? 60, index);
}

/** Each page but one needs a title and a description for search results. */
const isNeeded = (path: Path, schema: Schema) =>
  !(schema instanceof z.ZodOptional) || (path[1] === "seo" && path[0] !== "home.yaml");

const slugOf = (entry: number, path: Path) =>
  entry === 0 ? BUILT_IN : `${String(path[0]).toLowerCase()}-${entry}`;

function textOf(schema: Schema, path: Path, amount: Amount, max: number, index: number): string {
  const key = String(path.findLast((step) => typeof step === "string"));
  const { kind, examples } = metaOf(schema);
  const isRight = (text: string) => z.safeParse(schema, text).success;
  if (key === "slug") return slugOf(index, path.slice(-3));
  if (examples)
    return path.includes("social") || index > 0 ? `https://www.other.test/${index}` : "/contact";
  if (kind?.name === "code")
    return amount === "most" ? Array(24).fill("x".repeat(64)).join("\n") : "x";
  if (kind?.name === "link")
    return [`https://www.other.test/${index}`, `${PDF}?${index}`].find(isRight) ?? PDF;
  const blanks = kind?.name === "text" ? (kind.blanks ?? []) : [];
  const start = textStart(path, amount, index);
  const words = [start, ...blanks.map((blank) => `[${blank}]`)].join(" ");
  const full = amount === "most" ? filled(words, max) : words.slice(-max).trim();
  return [full, ...FORMATTED].find(isRight) ?? full;
}

/** Differs between the entries of a list, and between the headings of pages. */
function textStart(path: Path, amount: Amount, index: number): string {
  if (amount === "ordinary") {
    return path.join(" ").replace(".yaml", "");
  }
  const file = CONTENT_FILES.findIndex(({ file: name }) => name === path[0]);
  return String.fromCodePoint(65 + (path.some((step) => typeof step === "number") ? index : file));
}

/** As long as possible, and in part without spaces. */
const filled = (start: string, max: number) =>
  `${start} ${LONG_WORD} ${"and other words ".repeat(60)}`.slice(0, max).trim();

/** Adds the keys that the model requires to a file that contains only what tests refer to. */
export function completed(name: ContentFileName, source: string): string {
  const { schema } = contentFile(name);
  const { contents } = parseDocument(source);
  if (!contents) return source + generatedContent("ordinary").get(name);
  const additions: { at: number; text: string }[] = [];
  // Groups end with their last group, whose keys must come before their own, so add the outermost keys first.
  const complete = (own: Schema, node: unknown, path: Path) => {
    const inner = unwrapOptional(own);
    if (isMap<Scalar<string>, Node>(node) && !node.flow) {
      const shape = Object.entries(shapeOf(inner)).filter(([key, value]) =>
        isNeeded([...path, key], value),
      );
      const missing = shape.filter(([key]) => !node.has(key));
      const part = Object.fromEntries(
        missing.map(([key, value]) => [key, generated(value, [...path, key], "ordinary")]),
      );
      const start = node.items[0]?.key.range?.[0] ?? 0;
      const indentation = " ".repeat(start - source.lastIndexOf("\n", start - 1) - 1);
      const text = stringify(part, QUOTED).trimEnd().replace(/^/gm, indentation);
      const at = source.slice(0, node.range?.[1]).trimEnd().length;
      if (missing.length > 0) additions.push({ at, text: `\n${text}` });
      for (const { key, value } of node.items) {
        const known = shapeOf(inner)[key.value];
        if (known) complete(known, value, [...path, key.value]);
      }
    } else if (isSeq(node) && inner instanceof z.ZodArray) {
      for (const [index, item] of node.items.entries())
        complete(inner.element, item, [...path, index]);
    }
  };
  complete(schema, contents, [name]);
  return additions
    .sort((a, b) => b.at - a.at)
    .reduce(
      (text, addition) => text.slice(0, addition.at) + addition.text + text.slice(addition.at),
      source,
    );
}
