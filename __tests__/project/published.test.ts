import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { figuresOf } from "../../src/content/figures";
import { CONTENT_FILES } from "../../src/content/model";
import { required, schemaAt, shapeOf } from "../../src/content/read/content-walk";
import { graphqlTypeDefinitions } from "../../src/gatsby/graphql-types";
import { createSchemaCustomization } from "../../src/gatsby/schema";
import { published } from "../support/published";

/*
 * The tests look for the words of `data/` in the site. What they take for those words must be what the
 * resolvers of src/gatsby/schema.ts make of them, in whatever way an editor writes them down.
 */

const FAQ = path.resolve(__dirname, "../../data/faq.yaml");

/** A question, as it is written in faq.yaml and as it is read. */
const QUESTIONS: [way: string, yaml: string, read: string][] = [
  [
    "in single quotes",
    "question: 'Grids: why isn''t ours enough?'",
    "Grids: why isn’t ours enough?",
  ],
  ["on two lines", "question: |\n      Why isn't\n      ours enough?", "Why isn’t ours enough?"],
  ["below an open quotation", "# See 'there\n    question: The tests' own?", "The tests’ own?"],
];

describe("a question that is written", () => {
  /** The questions, as the tests of the built site have them and as those of the components do. */
  let read: { slug: string; question: string }[][] = [];
  beforeAll(() => {
    const readReal = fs.readFileSync;
    const entries = QUESTIONS.map(
      ([, yaml], index) => `  - slug: added-${index}\n    ${yaml}\n    answer: [So.]\n`,
    );
    const text = readReal(FAQ, "utf8").replace("\nquestions:\n", (line) => line + entries.join(""));
    const readChanged = (file: unknown, options: never) =>
      file === FAQ ? text : readReal(file as string, options);
    jest.spyOn(fs, "readFileSync").mockImplementation(readChanged as typeof fs.readFileSync);
    jest.doMock(FAQ, () => parse(text));
    const { content } = require("../support/site-content");
    const { faqData } = require("../support/content");
    read = [content.faq.questions, faqData.content.faq.questions];
  });
  afterAll(() => jest.restoreAllMocks());

  it.each(QUESTIONS)("%s is looked for as visitors read it", (way, _yaml, words) => {
    const slug = `added-${QUESTIONS.findIndex(([one]) => one === way)}`;
    const found = read.map((questions) => questions.find((one) => one.slug === slug)?.question);
    expect(found).toEqual([words, words]);
  });
});

const STATS = { stats: [{ slug: "x", value: "15x" }] };
const PLANS = { plans: [] };

/** Texts that publishing changes: one that only words take, and some for addresses and figures. */
const PROBES = [
  "It isn't\n{x}",
  "https://a.example.com/o'b{x}",
  "o'b{x}@a.example.com",
  "5 o'b {x}",
];

type Extension = { name: string; extend: () => { resolve: (...given: unknown[]) => unknown } };
const extensions: Extension[] = [];
const actions = {
  createFieldExtension: (extension: Extension) => extensions.push(extension),
  createTypes: () => {},
};
createSchemaCustomization?.({ actions } as never, { plugins: [] }, () => {});

/** What GraphQL answers for a field with this value. */
function answer(field: z.core.$ZodType, value: unknown): unknown {
  const definition = graphqlTypeDefinitions([
    { type: "Probe", schema: z.strictObject({ probe: field }) },
  ]).at(-1);
  const [, directive] = /probe: .*@(figures|markup)/.exec(definition ?? "") ?? [];
  if (directive === undefined) return value;
  const context = {
    defaultFieldResolver: () => value,
    nodeModel: {
      findOne: async ({ type }: { type: string }) => (type === "StatsYaml" ? STATS : PLANS),
    },
  };
  const extension = extensions.find(({ name }) => name === directive);
  return extension?.extend().resolve({}, {}, context, {});
}

/** Every field with a text, or with texts: its key, what the model says of it, and a probe that it takes. */
function* probes(schema: z.core.$ZodType, key = ""): Generator<[string, z.core.$ZodType, unknown]> {
  const field = required(schema);
  const entry = schemaAt(field, [0]);
  const own = entry ? required(entry) : field;
  if (own instanceof z.ZodString) {
    const meaning = z.globalRegistry.get(own)?.meaning;
    const blanks = meaning?.is === "text" ? (meaning.blanks ?? []) : [];
    for (const text of PROBES) {
      const probe = [text, ...blanks.map((name) => `[${name}]`)].join(" ");
      if (own.safeParse(probe).success) yield [key, field, entry ? [probe] : probe];
    }
  }
  for (const [name, inner] of Object.entries(shapeOf(own))) yield* probes(inner, name);
}

it("makes of every field of the content what its resolver does", async () => {
  const figures = figuresOf(STATS, PLANS);
  const all = CONTENT_FILES.flatMap(({ schema }) => [...probes(schema)]);
  const made = all.map(([key, , value]) => published({ [key]: value }, figures));
  const answers = all.map(async ([key, field, value]) => ({ [key]: await answer(field, value) }));
  expect(made).toMatchObject(await Promise.all(answers));
  expect(new Set(all.map(([, field]) => field)).size).toBeGreaterThan(100);
});
