import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import { asPublished } from "../../src/content/as-published";
import { figuresOf } from "../../src/content/figures";
import { CONTENT_FILES } from "../../src/content/model";
import { oneLine } from "../../src/content/one-line";
import { blocksOf } from "../../src/content/read/markup";
import { graphqlTypeDefinitions } from "../../src/gatsby/graphql-types";
import { plainText } from "../../src/words/plain-text";

const [site, home, services, contact, features, caseStudies, faq, plans, stats, customers] =
  CONTENT_FILES;

interface ContentFile<Schema extends z.ZodType> {
  file: string;
  type: string;
  schema: Schema;
}

function load<Schema extends z.ZodType>({ file, schema }: ContentFile<Schema>): z.output<Schema> {
  const yaml = readFileSync(join(__dirname, "..", "..", "data", file), "utf8");
  return schema.parse(parse(yaml));
}

const figures = figuresOf(load(stats), load(plans));
const publish = (text: string) => asPublished(text, figures);

/** A field of a GraphQL type: the type of its value, and the extension that resolves it, if one does. */
interface Field {
  type: string;
  extension: string | undefined;
}

/** Each field of the data layer, such as `Plan.name`, as src/gatsby/graphql-types.ts defines it. */
const FIELDS = new Map(
  graphqlTypeDefinitions().flatMap((definition) => {
    const [, owner] = /^type (\w+)/.exec(definition) ?? [];
    return [...definition.matchAll(/^ {2}(\w+): \[*(\w+)[\]!]*(?: @(\w+))?/gm)].map(
      ([, key, type = "", extension]): [string, Field] => [`${owner}.${key}`, { type, extension }],
    );
  }),
);

/** A value of `data/` with its texts as visitors read them; those with markup are blocks. */
type Published<Value> = Value extends string | number | boolean | undefined
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Published<Item>[]
    : {
        readonly [Key in keyof Value]: Key extends "answer" | "paragraphs"
          ? readonly Queries.TextBlockFragment[]
          : Published<Value[Key]>;
      };

/** What the resolvers of src/gatsby/schema.ts make of a value. */
function published(value: unknown, { type, extension }: Field): unknown {
  if (extension === "markup") return blocksOf([value].flat().map(String), publish);
  if (Array.isArray(value)) return value.map((entry) => published(entry, { type, extension }));
  if (typeof value === "string") return extension === "figures" ? publish(oneLine(value)) : value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const field = FIELDS.get(`${type}.${key}`);
      if (!field) throw new Error(`No field ${type}.${key}`);
      return [key, published(inner, field)];
    }),
  );
}

const loadPublished = <Schema extends z.ZodType>(file: ContentFile<Schema>) =>
  published(load(file), { type: file.type, extension: undefined }) as Published<z.output<Schema>>;

/**
 * The words of `data/` as visitors read them, so that a change of wording breaks no test of the
 * built site. What the specification fixes of them: __tests__/project/sample.test.ts.
 */
export const content = {
  site: loadPublished(site),
  home: loadPublished(home),
  services: loadPublished(services),
  contact: loadPublished(contact),
  features: loadPublished(features),
  caseStudies: loadPublished(caseStudies),
  faq: withPlainAnswers(loadPublished(faq)),
  plans: loadPublished(plans),
  stats: loadPublished(stats),
  customers: loadPublished(customers),
};

/** The answers as they are read, without their marks: each paragraph and entry, and the whole. */
function withPlainAnswers(page: Published<z.output<typeof faq.schema>>) {
  const questions = page.questions.map((question) => {
    const texts = plainText(question.answer);
    const answer = texts.flatMap((text) => text.split("\n"));
    return { ...question, answer, wholeAnswer: texts.join("\n\n") };
  });
  return { ...page, questions };
}

const [firstPlan] = content.plans.plans;
if (!firstPlan) throw new Error("plans.yaml has no plan");

/** The plan that tests choose: the recommended one, or else the first. */
export const CHOSEN_PLAN = content.plans.plans.find(({ recommended }) => recommended) ?? firstPlan;

/**
 * The navigation's words for an address of the site.
 *
 * @throws Error if the navigation has no such link
 */
export function linkTo(href: string): string {
  const link = content.site.nav.find((candidate) => candidate.href === href);
  if (!link) throw new Error(`The navigation has no link to ${href}`);
  return link.label;
}

/** The seven pages (specification, section 2): address, heading and the name in its title. */
export const PAGES = [
  pageOf("/", { title: content.home.hero.title, seo: content.home.seo }),
  pageOf("/features", content.features),
  pageOf("/services", content.services),
  pageOf("/pricing", content.plans),
  pageOf("/case-studies", content.caseStudies),
  pageOf("/faq", content.faq),
  pageOf("/contact", content.contact),
];

function pageOf(path: string, page: { title: string; seo: { title?: string | undefined } }) {
  return { path, heading: page.title, name: page.seo.title ?? content.site.seo.title };
}

/** The title of a page's document. */
export function documentTitle({ name }: { name: string }): string {
  return `${name} | ${content.site.brand.name}`;
}
