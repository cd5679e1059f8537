import { z } from "zod";
import { rulesOf } from "../content/kinds";
import { CONTENT_FILES } from "../content/model";
import { metaOf, type Schema, shapeOf, unwrapOptional } from "../content/read/content-walk";
import { BLOCKS, EMPHASES } from "../content/read/markup";

/** Text with markup has blocks, blocks have lines, and lines have runs (content/read/markup.ts). */
const MARKUP_TYPES = {
  TextElement: `enum TextElement { ${BLOCKS.join(" ")} }`,
  TextEmphasis: `enum TextEmphasis { ${EMPHASES.join(" ")} }`,
  TextBlock: "type TextBlock @dontInfer { element: TextElement! lines: [[TextRun!]!]! }",
  TextRun: "type TextRun @dontInfer { text: String! emphasis: TextEmphasis href: String }",
};

/** Fields that several types have, so that these types can share a fragment. */
const INTERFACES: Record<string, Record<string, string>> = {
  IntroducedPage: {
    seo: "SeoWords!",
    title: "String!",
    lead: "String!",
    action: "Action!",
    callToAction: "CallToAction!",
  },
  TextSection: { title: "String!", paragraphs: "[TextBlock!]!" },
};

/** All types are `@dontInfer`, so that their fields don't depend on the current content. */
export function graphqlTypeDefinitions(): string[] {
  const definitions = new Map<string, string>(Object.entries(MARKUP_TYPES));
  for (const [name, fields] of Object.entries(INTERFACES)) {
    const lines = Object.entries(fields).map(([key, type]) => `${key}: ${type}`);
    definitions.set(name, `interface ${name} { ${lines.join(" ")} }`);
  }

  /** A group without an id is named after its place: the group `rescue` in `ContactForm` is `ContactFormRescue`. */
  const typeOf = (schema: Schema, place: string): string => {
    const own = unwrapOptional(schema);
    const { type } = kindIn(own);
    if (type && own instanceof z.ZodEnum) {
      definitions.set(type, `enum ${type} { ${own.options.join(" ")} }`);
    }
    if (type) return type;
    if (own instanceof z.ZodObject) return define(metaOf(own).id ?? place, own);
    if (own instanceof z.ZodArray) return `[${typeOf(own.element, `${place}Entry`)}!]`;
    if (own instanceof z.ZodNumber) return own.isInt ? "Int" : "Float";
    if (own instanceof z.ZodBoolean) return "Boolean";
    if (own instanceof z.ZodString) return "String";
    throw new Error(`There is no GraphQL type for the field "${metaOf(own).description}".`);
  };

  const define = (name: string, group: Schema, parent = name, ...interfaces: string[]): string => {
    const shape = shapeOf(group);
    const isRequired = (key: string) => key in shape && !(shape[key] instanceof z.ZodOptional);
    for (const [shared, fields] of Object.entries(INTERFACES)) {
      if (Object.keys(fields).every(isRequired)) interfaces.push(shared);
    }
    const fields = Object.entries(shape).flatMap(([key, field]) => {
      const { directive = "" } = kindIn(field);
      const place = parent + key.charAt(0).toUpperCase() + key.slice(1);
      const type = typeOf(field, place);
      const line = `${key}: ${type}${isRequired(key) ? "!" : ""} ${directive}`.trimEnd();
      // Add a field for the picture's file node, named `file` for `src` and `phoneFile` for `phone`.
      const fileField = key === "src" ? "file" : `${key}File`;
      const file = `${fileField}: File! @link(by: "relativePath", from: "${key}")`;
      return metaOf(field).kind?.name === "picture" ? [line, file] : [line];
    });
    const implemented = interfaces.length > 0 ? ` implements ${interfaces.join(" & ")}` : "";
    const text = `type ${name}${implemented} @dontInfer {\n  ${fields.join("\n  ")}\n}`;
    if ((definitions.get(name) ?? text) !== text) {
      throw new Error(`Two groups have the GraphQL type ${name}. Give one of them an id.`);
    }
    definitions.set(name, text);
    return name;
  };

  for (const { type, schema } of CONTENT_FILES) define(type, schema, "", "Node");
  return [...definitions.values()];
}

/** A list of texts has the rules of its texts. */
function kindIn(schema: Schema): { type?: string | undefined; directive?: string } {
  const own = unwrapOptional(schema);
  const entry = own instanceof z.ZodArray ? metaOf(own.element).kind : undefined;
  const kind = entry?.name === "text" ? entry : metaOf(own).kind;
  return (kind && rulesOf(kind).graphql?.(kind, own)) ?? {};
}
