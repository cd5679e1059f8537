import { setTimeout } from "node:timers/promises";
import type { GatsbyNode } from "gatsby";
import { currentAnnouncement } from "../content/announcement";
import { figuresOf, oneByOne } from "../content/figures";
import { CONTENT_FILES } from "../content/model";
import { oneLine } from "../content/one-line";
import { blocksOf } from "../content/read/markup";
import { typeset } from "../content/typeset";
import { asksForConsent, localIntakeOf, readSettings } from "../host/settings";
import { IS_DEVELOPING } from "./content-in-development";
import { graphqlTypeDefinitions } from "./graphql-types";

interface ResolverContext {
  nodeModel: { findOne<Node>(query: { type: string; query?: object }): Promise<Node | null> };
  defaultFieldResolver(source: unknown, args: unknown, context: unknown, info: unknown): unknown;
}

const lastVersions = new Map<string, unknown>();

/**
 * When a file is saved during development, Gatsby removes its node before it creates a new one. Queries in
 * between get the old node, because an error would leave the page blank. While Gatsby's index still contains
 * the removed node, `findOne` throws before it records the dependency, so this retries.
 */
async function fileOf<Node>(context: ResolverContext, type: string, tries = 100): Promise<Node> {
  const node = await context.nodeModel.findOne<Node>({ type }).catch(async (error: unknown) => {
    if (!IS_DEVELOPING || tries === 0) throw error;
    await setTimeout(10);
    return fileOf<Node>(context, type, tries - 1);
  });
  if (node && IS_DEVELOPING) lastVersions.set(type, node);
  const last = node ?? lastVersions.get(type);
  if (last) return last as Node;
  throw new Error(`There is no content of type ${type}, because its file is missing from data/.`);
}

/** Creates a directive, such as `@figures`, that converts the value of a field. */
const directive = <Args>(
  name: string,
  args: { [Name in keyof Args]: "String!" },
  convert: (value: unknown, context: ResolverContext, args: Args) => Promise<unknown>,
) => ({
  name,
  args,
  extend: (given: Args) => ({
    resolve: (source: unknown, own: unknown, context: ResolverContext, info: unknown) =>
      convert(context.defaultFieldResolver(source, own, context, info), context, given),
  }),
});

/** Replaces references such as `{speedup}`, joins lines and inserts typographic apostrophes. */
const figures = directive("figures", {}, async (value, context) => {
  const write = await typesetter(value, context);
  const convert = (text: unknown) => (typeof text === "string" ? write(oneLine(text)) : text);
  return Array.isArray(value) ? value.map(convert) : convert(value);
});

const markup = directive("markup", {}, async (value, context) => {
  const texts = [value].flat().filter((text) => typeof text === "string");
  return blocksOf(texts, await typesetter(texts, context));
});

/** Loads the figures only if the text contains references. */
async function typesetter(value: unknown, context: ResolverContext) {
  const hasReferences = JSON.stringify(value ?? "").includes("{");
  const files = hasReferences ? ["StatsYaml", "PlansYaml", "HomeYaml"] : [];
  const known = figuresOf(await Promise.all(files.map((type) => fileOf(context, type))));
  return (text: string) => typeset(text, known);
}

/** Replaces slugs with the entries of a list in another file. */
const entries = directive<{ file: string; list: string }>(
  "entries",
  { file: "String!", list: "String!" },
  async (slugs, context, { file, list }) => {
    const all = (await fileOf<Record<string, { slug: string }[]>>(context, file))[list] ?? [];
    const entryOf = (slug: unknown) => {
      const entry = all.find((candidate) => candidate.slug === slug);
      if (!entry) throw new Error(`${file} has no entry "${String(slug)}"`);
      return entry;
    };
    return Array.isArray(slugs) ? slugs.map(entryOf) : entryOf(slugs);
  },
);

/** Converts a file name to a field name, such as `case-studies.yaml` to `caseStudies`. */
const fieldOf = (file: string) =>
  file.replace(".yaml", "").replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  for (const extension of [figures, markup, entries]) actions.createFieldExtension(extension);
  actions.createTypes([
    ...graphqlTypeDefinitions(),
    `type Content { ${CONTENT_FILES.map(({ file, type }) => `${fieldOf(file)}: ${type}!`).join("\n")} }`,
    "type Settings { webhookUrl: String! }",
  ]);
};

/** In development, the server may proxy the webhook to the local intake, so that the URL is a path. */
function pageSettings(): { webhookUrl: string } {
  const { webhookUrl } = readSettings(process.env);
  const local = IS_DEVELOPING ? localIntakeOf(webhookUrl) : undefined;
  return { webhookUrl: local?.pathname ?? webhookUrl };
}

/** Gatsby's own root fields are nullable, so every page would have to handle missing content. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
  const files = CONTENT_FILES.map(({ file, type }) => [
    fieldOf(file),
    { resolve: (_: unknown, __: unknown, context: ResolverContext) => fileOf(context, type) },
  ]);
  create({
    Query: {
      content: { type: "Content!", resolve: () => ({}) },
      settings: { type: "Settings!", resolve: pageSettings },
    },
    Content: Object.fromEntries(files),
    RunBoard: {
      oneByOne: {
        type: "String!",
        resolve: ({ files }: { files: number[] }) => oneByOne(files),
      },
    },
    SiteYaml: {
      announcement: {
        resolve: ({ announcement }: { announcement?: { lastDay: string } }) =>
          currentAnnouncement(announcement, new Date()),
      },
      // The pages ask for consent only if the site has analytics.
      consentQuestion: {
        type: "Consent",
        resolve: ({ consent }: { consent: object }) =>
          asksForConsent(process.env) ? consent : undefined,
      },
    },
  });
};
