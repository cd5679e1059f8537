import path from "node:path";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { figuresOf } from "../../src/content/figures";
import type { Content } from "../../src/content/model";
import type { PageData } from "../../src/layout/Layout";
import type { PagePath } from "../../src/routes";
import { type Published, published } from "./published";

/*
 * The content of `data/` as the page queries answer it: texts as visitors read them, pictures
 * with their optimised files, case studies in place of their names, null for what is left out.
 * The generated types of the queries check that every page gets all it asks for. The content
 * model itself stays out (its types alone are used): building it takes longer than most tests.
 */

/** A value of `data/` with its texts and pictures as GraphQL answers them. */
type Answer<Value> = WithPictures<Published<Value>>;

type WithPictures<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly WithPictures<Item>[]
    : {
        readonly [Key in keyof Value]: Key extends "picture"
          ? PictureAnswer<Value[Key]>
          : WithPictures<Value[Key]>;
      };

type PictureAnswer<Picture> = Picture extends { phone: string }
  ? Queries.WidePagePictureFragment
  : Queries.PagePictureFragment;

/** The files of a folder as GraphQL answers them. */
function queryOf(folder: string) {
  // As it stands there; `npm run check:content` has compared it with its type.
  const read = <File extends keyof Content>(file: File): Content[File] =>
    require(path.resolve(__dirname, folder, file));
  const figures = figuresOf(read("stats.yaml"), read("plans.yaml"));

  return <File extends keyof Content>(file: File): Answer<Content[File]> =>
    JSON.parse(JSON.stringify(published(read(file), figures)), (key, value: unknown) =>
      key === "picture" ? answerPicture(value) : value,
    );
}

const query = queryOf("../../data");
const queryExample = queryOf("example-content");

function answerPicture(
  value: unknown,
): Queries.PagePictureFragment | Queries.WidePagePictureFragment {
  const { src, alt, phone } = Object.assign({ src: "", alt: "", phone: "" }, value);
  const fileOf = (name: string) => ({ childImageSharp: { gatsbyImageData: filesOf(name) } });
  const file = fileOf(src);
  return phone === "" ? { alt, file } : { alt, file, phoneFile: fileOf(phone) };
}

/** A picture's files, as the image plugin answers them. */
function filesOf(src: string): IGatsbyImageData {
  const setOf = (format: string) =>
    [360, 540, 720, 960, 1280, 1600]
      .map((width) => `/static/${width}/${src}.${format} ${width}w`)
      .join(",\n");
  return {
    layout: "fullWidth",
    width: 1,
    height: 0.75,
    images: {
      sources: [{ type: "image/avif", srcSet: setOf("avif"), sizes: "100vw" }],
      fallback: { src: `/static/1600/${src}.webp`, srcSet: setOf("webp"), sizes: "100vw" },
    },
  };
}

/** An object with null for those of the keys that it leaves out. */
function orNull<Value extends object, Key extends keyof Value>(value: Value, ...keys: Key[]) {
  const nulls = Object.fromEntries(keys.map((key) => [key, null]));
  return { ...nulls, ...value } as Omit<Value, Key> & {
    [K in Key]-?: Exclude<Value[K], undefined> | null;
  };
}

/** A page with null for what its `seo` leaves to the site's. */
const page = <
  Page extends { seo: { title?: string | undefined; description?: string | undefined } },
>(
  content: Page,
) => ({ ...content, seo: orNull(content.seo, "title", "description") });

const rawSite = query("site.yaml");
const site = {
  ...rawSite,
  nav: rawSite.nav.map((link) => orNull(link, "newTab")),
  social: rawSite.social.map((profile) => orNull(profile, "icon")),
};

/** The entry of a list in a content file that has this name. */
function named<Entry extends { readonly slug: string }>(
  file: keyof Content,
  entries: readonly Entry[],
  slug: string,
): Entry {
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`${file} has no "${slug}"`);
  return entry;
}

const customers = query("customers.yaml");
const stats = query("stats.yaml");

/** A folder's page of case studies, each with its customer in place of the customer's name. */
function caseStudiesOf(ask: typeof query) {
  const { caseStudies: studies, ...rest } = page(ask("case-studies.yaml"));
  const { customers: known } = ask("customers.yaml");
  return {
    ...rest,
    caseStudies: studies.map((study) => ({
      ...study,
      customer: named("customers.yaml", known, study.customer),
    })),
  };
}
const caseStudies = caseStudiesOf(query);
const caseStudyOf = (slug: string) => named("case-studies.yaml", caseStudies.caseStudies, slug);

const rawHome = page(query("home.yaml"));
const { hero } = rawHome;
const lanes = hero.board.lanes.map((lane) => orNull(lane, "retry"));
const home = {
  ...rawHome,
  hero: { ...hero, board: { ...hero.board, lanes } },
  boxes: { ...rawHome.boxes, items: rawHome.boxes.items.map((box) => orNull(box, "lines")) },
  caseStudies: { ...rawHome.caseStudies, items: rawHome.caseStudies.items.map(caseStudyOf) },
};

const timelineOf = ({ rows: bars, ...timeline }: Answer<Content["plans.yaml"]["timeline"]>) => ({
  ...orNull(timeline, "inTurn"),
  rows: bars.map((row) => orNull(row, "tone")),
});

const rawServices = page(query("services.yaml"));
const services = { ...rawServices, quoteOf: caseStudyOf(rawServices.quoteOf) };

const rawFaq = page(query("faq.yaml"));
const faq = {
  ...rawFaq,
  way: orNull(rawFaq.way, "ours"),
  questions: rawFaq.questions.map((one) => ({
    ...one,
    ways: one.ways?.map((way) => orNull(way, "ours")) ?? null,
  })),
  quoteOf: caseStudyOf(rawFaq.quoteOf),
};

const rawFeatures = page(query("features.yaml"));
const rows = rawFeatures.results.rows.map((row) => orNull(row, "note"));
const features = {
  ...rawFeatures,
  timeline: timelineOf(rawFeatures.timeline),
  results: { ...rawFeatures.results, rows },
};

/** A day as GraphQL writes it: November 1, 2026. */
const inWords = (day: string) =>
  new Date(day).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A folder's pricing page. */
function pricingOf(ask: typeof query) {
  const content = ask("plans.yaml");
  return {
    ...page(content),
    timeline: timelineOf(content.timeline),
    quoteOf: named("case-studies.yaml", caseStudiesOf(ask).caseStudies, content.quoteOf),
    validSinceInWords: inWords(content.validSince),
    plans: content.plans.map((plan) =>
      orNull(plan, "recommended", "price", "minutes", "overage", "parallelTests"),
    ),
  };
}
const plans = pricingOf(query);

/** Plans and words that stay as they are, for tests of how figures are written and reckoned. */
export const examplePricing: Queries.PricingPageQuery["content"]["pricing"] =
  pricingOf(queryExample);

const rawContact = page(query("contact.yaml"));
const { form } = rawContact;
const contact = {
  ...rawContact,
  form: {
    ...form,
    fields: {
      firstName: orNull(form.fields.firstName, "hint"),
      lastName: orNull(form.fields.lastName, "hint"),
      email: orNull(form.fields.email, "hint"),
      phone: orNull(form.fields.phone, "hint"),
      company: orNull(form.fields.company, "hint"),
      message: orNull(form.fields.message, "hint"),
    },
  },
};

/** Where the contact form of these pages posts to. */
export const WEBHOOK = "https://hooks.example/catch/1";

export const homeData: Queries.HomePageQuery = {
  content: { site, home, customers, stats },
};

export const featuresData: Queries.FeaturesPageQuery = { content: { site, features, customers } };

export const servicesData: Queries.ServicesPageQuery = { content: { site, services } };

export const pricingData: Queries.PricingPageQuery = {
  content: { site, home, pricing: plans },
};

export const caseStudiesData: Queries.CaseStudiesPageQuery = {
  content: { site, page: caseStudies, customers },
};

export const faqData: Queries.FaqPageQuery = { content: { site, faq } };

export const contactData: Queries.ContactPageQuery = {
  settings: { webhookUrl: WEBHOOK },
  content: { site, contact, customers, pricing: plans },
};

/** What the query of each page answers, by the page's path. */
export const ANSWERS: Readonly<Record<PagePath, PageData>> = {
  "/": homeData,
  "/features": featuresData,
  "/services": servicesData,
  "/pricing": pricingData,
  "/case-studies": caseStudiesData,
  "/faq": faqData,
  "/contact": contactData,
};
