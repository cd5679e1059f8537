import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { figuresOf } from "../../src/content/figures";
import { CONTENT_FILES, type Content, type ContentFileName } from "../../src/content/model";
import { valueAt } from "../../src/content/value-at";
import { ROUTES } from "../../src/routes";
import { plainText } from "../../src/words/plain-text";
import { type Published, published } from "./published";

function load<File extends ContentFileName>(name: File): Content[File] {
  const yaml = readFileSync(join(__dirname, "..", "..", "data", name), "utf8");
  const { schema } = CONTENT_FILES.find(({ file }) => file === name) ?? {};
  return schema?.parse(parse(yaml)) as Content[File];
}

const figures = figuresOf(load("stats.yaml"), load("plans.yaml"));
const loadPublished = <File extends ContentFileName>(name: File) => published(load(name), figures);

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
    const own = CONTENT_FILES.find((known) => known.file === file);
    if (!own) throw new Error(`src/content/model/index.ts lacks ${file}, the file of ${path}`);
    const textAt = (...place: string[]) => {
      const found = valueAt(loadPublished(own.file), place);
      return typeof found === "string" ? found : undefined;
    };
    const heading = textAt("hero", "title") ?? textAt("title") ?? "";
    return { path, heading, name: textAt("seo", "title") ?? content.site.seo.title };
  });

/** The title of a page's document. */
export function documentTitle({ name }: { name: string }): string {
  return `${name} | ${content.site.brand.name}`;
}
