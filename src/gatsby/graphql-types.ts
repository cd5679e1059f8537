import { z } from "zod";
import { CONTENT_FILES } from "../content/model";
import { metaOf, required, type Schema, shapeOf } from "../content/read/content-walk";
import { BLOCKS, LOOKS } from "../content/read/markup";

/** Text with markup has blocks, blocks have lines, and lines have runs (content/read/markup.ts). */
const MARKUP_TYPES = {
  TextElement: `enum TextElement { ${BLOCKS.join(" ")} }`,
  TextLook: `enum TextLook { ${LOOKS.join(" ")} }`,
  TextBlock: "type TextBlock @dontInfer { element: TextElement! lines: [[TextRun!]!]! }",
  TextRun: "type TextRun @dontInfer { text: String! look: TextLook href: String }",
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

  const typeOf = (schema: Schema): string => {
    const own = required(schema);
    const { meaning, id = "" } = metaOf(own);
    if (meaning?.is === "references")
      return own instanceof z.ZodArray ? `[${meaning.entryType}!]` : meaning.entryType;
    if (meaning?.is === "date") return "Date";
    if (meaning?.is === "choice" && own instanceof z.ZodEnum) {
      definitions.set(meaning.typeName, `enum ${meaning.typeName} { ${own.options.join(" ")} }`);
      return meaning.typeName;
    }
    if (own instanceof z.ZodObject) return define(id, own);
    if (hasMarkup(own)) return "[TextBlock!]";
    if (own instanceof z.ZodArray) return `[${typeOf(own.element)}!]`;
    if (own instanceof z.ZodNumber) return own.isInt ? "Int" : "Float";
    if (own instanceof z.ZodBoolean) return "Boolean";
    if (own instanceof z.ZodString) return "String";
    throw new Error(`There is no GraphQL type for the field "${metaOf(own).description}".`);
  };

  const define = (name: string, group: Schema, ...interfaces: string[]): string => {
    const shape = shapeOf(group);
    const isRequired = (key: string) => key in shape && !(shape[key] instanceof z.ZodOptional);
    for (const [shared, fields] of Object.entries(INTERFACES)) {
      if (Object.keys(fields).every(isRequired)) interfaces.push(shared);
    }
    const fields = Object.entries(shape).flatMap(([key, field]) => {
      const line = `${key}: ${typeOf(field)}${isRequired(key) ? "!" : ""}${directiveOf(field)}`;
      // Add a field for the picture's file node, named `file` for `src` and `phoneFile` for `phone`.
      const fileField = key === "src" ? "file" : `${key}File`;
      const file = `${fileField}: File! @link(by: "relativePath", from: "${key}")`;
      return metaOf(field).meaning?.is === "picture" ? [line, file] : [line];
    });
    const implemented = interfaces.length > 0 ? ` implements ${interfaces.join(" & ")}` : "";
    definitions.set(name, `type ${name}${implemented} @dontInfer {\n  ${fields.join("\n  ")}\n}`);
    return name;
  };

  for (const { type, schema } of CONTENT_FILES) define(type, schema, "Node");
  return [...definitions.values()];
}

function meaningOf(schema: Schema) {
  const own = required(schema);
  return metaOf(own instanceof z.ZodArray ? own.element : own).meaning;
}

function hasMarkup(schema: Schema): boolean {
  const meaning = meaningOf(schema);
  return meaning?.is === "text" && meaning.markup === true;
}

/** Returns the field extension (schema.ts) that converts a YAML value to a GraphQL value. */
function directiveOf(schema: Schema): string {
  const { meaning } = metaOf(schema);
  if (meaning?.is === "references") {
    const type = CONTENT_FILES.find(({ file }) => file === meaning.file)?.type;
    return ` @entries(file: "${type}", list: "${meaning.list}")`;
  }
  if (meaning?.is === "date") return " @dateformat";
  if (hasMarkup(schema)) return " @markup";
  return meaningOf(schema)?.is === "text" ? " @figures" : "";
}
