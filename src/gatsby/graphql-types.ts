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

/** All types are `@dontInfer`, so that their fields don't depend on the current content. */
export function graphqlTypeDefinitions(): string[] {
  const definitions = new Map<string, string>(Object.entries(MARKUP_TYPES));

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
    if (own instanceof z.ZodObject) return define(id, own, "");
    if (hasMarkup(own)) return "[TextBlock!]";
    if (own instanceof z.ZodArray) return `[${typeOf(own.element)}!]`;
    if (own instanceof z.ZodNumber) return own.isInt ? "Int" : "Float";
    return own instanceof z.ZodBoolean ? "Boolean" : "String";
  };

  const define = (name: string, group: Schema, interfaces: string): string => {
    const fields = Object.entries(shapeOf(group)).flatMap(([key, field]) => {
      const isRequired = !(field instanceof z.ZodOptional);
      const line = `${key}: ${typeOf(field)}${isRequired ? "!" : ""}${directiveOf(field)}`;
      // Add a field for the picture's file node, named `file` for `src` and `phoneFile` for `phone`.
      const fileField = key === "src" ? "file" : `${key}File`;
      const file = `${fileField}: File! @link(by: "relativePath", from: "${key}")`;
      return metaOf(field).meaning?.is === "picture" ? [line, file] : [line];
    });
    definitions.set(name, `type ${name}${interfaces} @dontInfer {\n  ${fields.join("\n  ")}\n}`);
    return name;
  };

  for (const { type, schema } of CONTENT_FILES) define(type, schema, " implements Node");
  return [...definitions.values()];
}

/** What a text or the texts of a list mean. */
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
