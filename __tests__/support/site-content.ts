import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { FIGURE_FILES, figuresOf } from "../../src/content/figures";
import { type Content, type ContentFileName, contentFile } from "../../src/content/model";
import type { Kind } from "../../src/content/model/fields";
import { oneLine } from "../../src/content/one-line";
import { metaOf, type Schema, shapeOf, unwrapOptional } from "../../src/content/read/content-walk";
import { blocksOf } from "../../src/content/read/markup";
import { typeset } from "../../src/content/typeset";
import { valueAt } from "../../src/content/value-at";
import { ROUTES } from "../../src/routes";

function load<File extends ContentFileName>(name: File): Content[File] {
  const yaml = readFileSync(join(__dirname, "..", "..", "data", name), "utf8");
  return contentFile(name).schema.parse(parse(yaml)) as Content[File];
}

const figures = figuresOf(FIGURE_FILES.map(load));
const write = (text: string) => typeset(text, figures);

/** Text with markup becomes an array of blocks. */
type Published<Value> = Value extends string | number | boolean | undefined
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Published<Item>[]
    : {
        readonly [Key in keyof Value]: Key extends "answer" | "paragraphs"
          ? readonly Queries.TextBlockFragment[]
          : Published<Value[Key]>;
      };

/** The resolvers in src/gatsby/schema.ts apply the same conversion. */
function published(value: unknown, schema: Schema): unknown {
  const own = unwrapOptional(schema);
  const entry = own instanceof z.ZodArray ? own.element : undefined;
  const kind = metaOf(entry ?? own).kind as Kind | undefined;
  if (kind?.name === "text" && kind.markup) return blocksOf([value].flat().map(String), write);
  if (Array.isArray(value) && entry) return value.map((item) => published(item, entry));
  if (typeof value === "string") return kind?.name === "text" ? write(oneLine(value)) : value;
  if (typeof value !== "object" || value === null) return value;
  const shape = shapeOf(own);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, published(inner, shape[key] ?? own)]),
  );
}

const loadPublished = <File extends ContentFileName>(name: File) =>
  published(load(name), contentFile(name).schema) as Published<Content[File]>;

/** As visitors read it. Comparing pages with it keeps tests independent of text changes. */
export const content = {
  site: loadPublished("site.yaml"),
  home: loadPublished("home.yaml"),
  services: loadPublished("services.yaml"),
  contact: loadPublished("contact.yaml"),
  features: loadPublished("features.yaml"),
  caseStudies: loadPublished("case-studies.yaml"),
  faq: withPlainAnswers(loadPublished("faq.yaml")),
  plans: loadPublished("plans.yaml"),
  race: loadPublished("race.yaml"),
  stats: loadPublished("stats.yaml"),
  customers: loadPublished("customers.yaml"),
};

/** Replaces each answer with the plain text of its paragraphs and list items. */
function withPlainAnswers(page: Published<Content["faq.yaml"]>) {
  const questions = page.questions.map((question) => {
    const lines = question.answer.flatMap((block) => block.lines);
    return { ...question, answer: lines.map((runs) => runs.map(({ text }) => text).join("")) };
  });
  return { ...page, questions };
}

export function linkTo(href: string): string {
  const link = content.site.nav.find((candidate) => candidate.href === href);
  if (!link) throw new Error(`The navigation has no link to ${href}`);
  return link.label;
}

/** The pages (specification, section 2). Document titles start with `name`. */
export const PAGES = ROUTES.toReversed()
  .filter(({ path }) => path !== "/404.html")
  .map(({ path, file }) => {
    const own = loadPublished(contentFile(file as ContentFileName).file);
    const textAt = (...place: string[]) => {
      const found = valueAt(own, place);
      return typeof found === "string" ? found : undefined;
    };
    const heading = textAt("hero", "title") ?? textAt("title") ?? "";
    return { path, heading, name: textAt("seo", "title") ?? content.site.seo.title };
  });

export function documentTitle({ name }: { name: string }): string {
  return `${name} | ${content.site.brand.name}`;
}
