import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import { figuresOf } from "../../src/content/figures";
import { CONTENT_FILES } from "../../src/content/model";
import { ROUTES } from "../../src/routes";
import { plainText } from "../../src/words/plain-text";
import { type Published, published } from "./published";

const [site, home, services, contact, features, caseStudies, faq, plans, stats, customers] =
  CONTENT_FILES;

interface ContentFile<Schema extends z.ZodType> {
  file: string;
  schema: Schema;
}

function load<Schema extends z.ZodType>({ file, schema }: ContentFile<Schema>): z.output<Schema> {
  const yaml = readFileSync(join(__dirname, "..", "..", "data", file), "utf8");
  return schema.parse(parse(yaml));
}

const figures = figuresOf(load(stats), load(plans));
const loadPublished = <Schema extends z.ZodType>(file: ContentFile<Schema>) =>
  published(load(file), figures);

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

/** The pages (specification, section 2): address, heading and the name in its title. */
export const PAGES = ROUTES.toReversed()
  .filter(({ path }) => path !== "/404.html")
  .map(({ path, file }) => {
    const own = CONTENT_FILES.find((known) => known.file === file);
    if (!own)
      throw new Error(`src/content/model/index.ts has no ${file}, the file of the page ${path}`);
    const page: { title?: string; hero?: { title: string }; seo?: { title?: string } } =
      Object.assign({}, loadPublished<z.ZodType>(own));
    const heading = page.hero?.title ?? page.title ?? "";
    return { path, heading, name: page.seo?.title ?? content.site.seo.title };
  });

/** The title of a page's document. */
export function documentTitle({ name }: { name: string }): string {
  return `${name} | ${content.site.brand.name}`;
}
