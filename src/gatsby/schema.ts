import { setTimeout } from "node:timers/promises";
import type { CreateResolversArgs, CreateSchemaCustomizationArgs, GatsbyNode } from "gatsby";
import { currentAnnouncement } from "../content/announcement";
import { asPublished } from "../content/as-published";
import { figuresOf } from "../content/figures";
import { CONTENT_FILES } from "../content/model";
import { oneLine } from "../content/one-line";
import { blocksOf } from "../content/read/markup";
import { buildTime } from "../host/build-time";
import { asksForConsent, localIntakeOf, readSettings } from "../host/settings";
import { IS_DEVELOPING } from "./content-in-development";
import { graphqlTypeDefinitions } from "./graphql-types";

/** What a resolver needs of Gatsby's context: its node model and the field's plain value. */
interface ResolverContext {
  nodeModel: { findOne<Node>(query: { type: string; query?: object }): Promise<Node | null> };
  defaultFieldResolver(source: unknown, args: unknown, context: unknown, info: unknown): unknown;
}

/** While developing, what each file held when it was last asked for. */
const lastVersions = new Map<string, unknown>();

/**
 * A content file's node. While developing there is none for a moment whenever the file is saved: Gatsby
 * removes the old one before the new one is made. A query that runs just then gets the old one, and
 * runs again once the new one is there; an error would leave the page blank. For as long as Gatsby's
 * index has the node that is gone, `findOne` throws before it notes what the query depends on.
 *
 * @throws Error if there is no such file
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
  throw new Error(`No content of type ${type}: is its file in data/ there?`);
}

/**
 * `@figures`: writes `{speedup}` and the like into a text, or into each text of a list. A text that
 * an editor has written over several lines becomes one line, and its apostrophes those of print.
 */
const figuresExtension = {
  name: "figures",
  extend: () => ({
    async resolve(source: unknown, args: unknown, context: ResolverContext, info: unknown) {
      const value = linesJoined(context.defaultFieldResolver(source, args, context, info));
      const publish = await publisherOf(value, context);
      const write = (text: unknown) => (typeof text === "string" ? publish(text) : text);
      return Array.isArray(value) ? value.map(write) : write(value);
    },
  }),
};

/** Writes texts as visitors read them; where no figure is quoted, without reading the figures' files. */
async function publisherOf(value: unknown, context: ResolverContext) {
  const quotes = JSON.stringify(value ?? "").includes("{");
  const figures = quotes
    ? figuresOf(await fileOf(context, "StatsYaml"), await fileOf(context, "PlansYaml"))
    : new Map<string, string>();
  return (text: string) => asPublished(text, figures);
}

/** `@markup`: makes blocks of a text with markup, or of several, with the figures written in. */
const markupExtension = {
  name: "markup",
  extend: () => ({
    async resolve(source: unknown, args: unknown, context: ResolverContext, info: unknown) {
      const value = context.defaultFieldResolver(source, args, context, info);
      const texts = [value].flat().filter((text) => typeof text === "string");
      return blocksOf(texts, await publisherOf(texts, context));
    },
  }),
};

function linesJoined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(linesJoined);
  return typeof value === "string" ? oneLine(value) : value;
}

/** `@entries`: turns a slug, or several, into the entries of another file's list, in their order. */
const entriesExtension = {
  name: "entries",
  args: { file: "String!", list: "String!" },
  extend: ({ file, list }: { file: string; list: string }) => ({
    async resolve(source: unknown, args: unknown, context: ResolverContext, info: unknown) {
      const slugs = context.defaultFieldResolver(source, args, context, info);
      const entries = (await fileOf<Record<string, { slug: string }[]>>(context, file))[list] ?? [];
      const entryOf = (slug: unknown) => {
        const entry = entries.find((candidate) => candidate.slug === slug);
        if (!entry) throw new Error(`No entry "${String(slug)}" in ${file}`);
        return entry;
      };
      return Array.isArray(slugs) ? slugs.map(entryOf) : entryOf(slugs);
    },
  }),
};

/** `home.yaml` is the field `home`, `case-studies.yaml` is `caseStudies`. */
const fieldOf = (file: string) =>
  file.replace(".yaml", "").replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/**
 * Declares the GraphQL types of the content model, the extensions that they use, and the type
 * of the two root fields below.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
}: CreateSchemaCustomizationArgs) => {
  actions.createFieldExtension(figuresExtension);
  actions.createFieldExtension(markupExtension);
  actions.createFieldExtension(entriesExtension);
  actions.createTypes([
    ...graphqlTypeDefinitions(),
    `type Content { ${CONTENT_FILES.map(({ file, type }) => `${fieldOf(file)}: ${type}!`).join("\n")} }`,
    "type Settings { webhookUrl: String! }",
  ]);
};

/** What pages know of the settings; while developing, the intake is at the site's own address. */
function pageSettings(): { webhookUrl: string } {
  const { webhookUrl } = readSettings(process.env);
  const local = IS_DEVELOPING ? localIntakeOf(webhookUrl) : undefined;
  return { webhookUrl: local?.pathname ?? webhookUrl };
}

/**
 * Two root fields for the page queries: `content` with a field per file, and `settings`. Gatsby's
 * own root fields may be null, so every page would have to say what it does without its words.
 */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers: create,
}: CreateResolversArgs) => {
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
    SiteYaml: {
      announcement: {
        resolve: ({ announcement }: { announcement?: { lastDay: string } }) =>
          currentAnnouncement(announcement, buildTime(process.env)),
      },
      // Nobody is asked where nothing is counted, and no page carries the words.
      consentQuestion: {
        type: "ConsentWords",
        resolve: ({ consent }: { consent: object }) =>
          asksForConsent(process.env) ? consent : undefined,
      },
    },
  });
};
