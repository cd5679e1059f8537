import { readFileSync } from "node:fs";
import path from "node:path";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { parse } from "yaml";
import { z } from "zod";
import { CONTENT_FILES } from "../../src/build/content-model";
import { figuresOf, writeFigures } from "../../src/build/figures";

/*
 * The content of `data/` as the page queries answer it: figures written into the texts, pictures
 * with their optimised files, case studies in place of their names, null for what is left out.
 * The generated types of the queries check that every page gets all it asks for.
 */

/** A value of `data/` as GraphQL answers it. */
type Answer<Value> = Value extends string | number | boolean
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Answer<Item>[]
    : {
        readonly [Key in keyof Value]-?: Key extends "picture"
          ? Queries.PagePictureFragment
          : undefined extends Value[Key]
            ? Answer<Exclude<Value[Key], undefined>> | null
            : Answer<Value[Key]>;
      };

interface ContentFile<Schema extends z.ZodType> {
  file: string;
  schema: Schema;
}

/** A file of `data/` as it stands there. */
function read<Schema extends z.ZodType>({ file, schema }: ContentFile<Schema>): z.infer<Schema> {
  const source = readFileSync(path.resolve(__dirname, "../../data", file), "utf8");
  return schema.parse(parse(source));
}

/** A file of `data/` as GraphQL answers it. */
function query<Schema extends z.ZodType>(file: ContentFile<Schema>): Answer<z.infer<Schema>> {
  return answer(file.schema, read(file)) as Answer<z.infer<Schema>>;
}

function answer(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) {
    return value === undefined ? null : answer(schema.unwrap(), value);
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => answer(schema.element, item));
  }
  if (schema instanceof z.ZodObject) {
    const values = new Map(Object.entries(value ?? {}));
    return Object.fromEntries(
      Object.entries(schema.shape).map(([key, field]) => [
        key,
        key === "picture" ? answerPicture(values.get(key)) : answer(field, values.get(key)),
      ]),
    );
  }
  return typeof value === "string" ? writeFigures(value, figures) : value;
}

const pictureSchema = z.object({ src: z.string(), alt: z.string() });

function answerPicture(value: unknown): Queries.PagePictureFragment {
  const { src, alt } = pictureSchema.parse(value);
  return { alt, file: { childImageSharp: { gatsbyImageData: imageData(src) } } };
}

/** A picture's files as the image plugin answers for a full-width picture in two formats. */
function imageData(src: string): IGatsbyImageData {
  const srcSet = (format: string) =>
    [360, 540, 720, 960, 1280, 1600]
      .map((width) => `/static/${width}/${src}.${format} ${width}w`)
      .join(",\n");
  return {
    layout: "fullWidth",
    width: 1,
    height: 0.75,
    images: {
      fallback: { src: `/static/1600/${src}.webp`, srcSet: srcSet("webp"), sizes: "100vw" },
      sources: [{ srcSet: srcSet("avif"), type: "image/avif", sizes: "100vw" }],
    },
  };
}

const [siteFile, homeFile, servicesFile, contactFile, featuresFile, ...otherFiles] = CONTENT_FILES;
const [caseStudiesFile, faqFile, plansFile, statsFile, customersFile] = otherFiles;

const figures = figuresOf(read(statsFile), read(plansFile));

const site = query(siteFile);
const home = query(homeFile);
const services = query(servicesFile);
const contact = query(contactFile);
const features = query(featuresFile);
const caseStudies = query(caseStudiesFile);
const faq = query(faqFile);
const plans = query(plansFile);
const stats = query(statsFile);
const customers = query(customersFile);

const homeCaseStudies = {
  ...home.caseStudies,
  items: home.caseStudies.items.map((slug) => {
    const study = caseStudies.caseStudies.find((candidate) => candidate.slug === slug);
    if (!study) throw new Error(`case-studies.yaml has no "${slug}"`);
    return study;
  }),
};

/** Where the contact form of these pages posts to. */
export const WEBHOOK = "https://hooks.example/catch/1";

export const homeData: Queries.HomePageQuery = {
  content: { site, home: { ...home, caseStudies: homeCaseStudies }, customers, stats },
};

export const featuresData: Queries.FeaturesPageQuery = { content: { site, features, customers } };

export const servicesData: Queries.ServicesPageQuery = { content: { site, services } };

export const pricingData: Queries.PricingPageQuery = { content: { site, pricing: plans } };

export const caseStudiesData: Queries.CaseStudiesPageQuery = {
  content: { site, page: caseStudies, customers },
};

export const faqData: Queries.FaqPageQuery = { content: { site, faq } };

export const contactData: Queries.ContactPageQuery = {
  settings: { webhookUrl: WEBHOOK },
  content: { site, contact, pricing: plans },
};
