import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { asPublished } from "../../src/content/as-published";
import { figuresOf } from "../../src/content/figures";
import { CONTENT_FILES, type Content, type ContentFileName } from "../../src/content/model";
import { oneLine } from "../../src/content/one-line";
import { blocksOf } from "../../src/content/read/markup";
import { valueAt } from "../../src/content/value-at";
import { graphqlTypeDefinitions } from "../../src/gatsby/graphql-types";
import { ROUTES } from "../../src/routes";
import { plainText } from "../../src/words/plain-text";

function fileOf(name: ContentFileName) {
  const found = CONTENT_FILES.find(({ file }) => file === name);
  if (!found) throw new Error(`The content model has no file ${name}`);
  return found;
}

function load<File extends ContentFileName>(name: File): Content[File] {
  const yaml = readFileSync(join(__dirname, "..", "..", "data", name), "utf8");
  return fileOf(name).schema.parse(parse(yaml)) as Content[File];
}

const figures = figuresOf(load("stats.yaml"), load("plans.yaml"));
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

const loadPublished = <File extends ContentFileName>(name: File) =>
  published(load(name), { type: fileOf(name).type, extension: undefined }) as Published<
    Content[File]
  >;

/**
 * The words of `data/` as visitors read them, so that a change of wording breaks no test of the
 * built site. What the specification fixes of them: __tests__/project/sample.test.ts.
 */
export const content = {
  site: loadPublished("site.yaml"),
  home: loadPublished("home.yaml"),
  services: loadPublished("services.yaml"),
  contact: loadPublished("contact.yaml"),
  features: loadPublished("features.yaml"),
  caseStudies: loadPublished("case-studies.yaml"),
  faq: withPlainAnswers(loadPublished("faq.yaml")),
  plans: loadPublished("plans.yaml"),
  stats: loadPublished("stats.yaml"),
  customers: loadPublished("customers.yaml"),
};

/** The answers as they are read, without their marks: each paragraph and entry, and the whole. */
function withPlainAnswers(page: Published<Content["faq.yaml"]>) {
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

/** The pages (specification, section 2): address, heading and the name in its title. */
export const PAGES = ROUTES.toReversed()
  .filter(({ path }) => path !== "/404.html")
  .map(({ path, file }) => {
    const own = loadPublished(fileOf(file as ContentFileName).file);
    const textAt = (...place: string[]) => {
      const found = valueAt(own, place);
      return typeof found === "string" ? found : undefined;
    };
    const heading = textAt("hero", "title") ?? textAt("title") ?? "";
    return { path, heading, name: textAt("seo", "title") ?? content.site.seo.title };
  });

/** The title of a page's document. */
export function documentTitle({ name }: { name: string }): string {
  return `${name} | ${content.site.brand.name}`;
}
