import { z } from "zod";
import type { Meaning } from "../content/fields";
import { CONTENT_FILES } from "../content/model";
import { BLOCKS, LOOKS } from "../content/read/markup";

/** The subset of JSON Schema that Zod generates for the content model. */
interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string;
  enum?: string[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  meaning?: Meaning;
}

const SCALARS: Record<string, string> = {
  string: "String",
  integer: "Int",
  number: "Float",
  boolean: "Boolean",
};

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
  const define = (name: string, object: JsonSchema, interfaces: string): void => {
    const required = new Set(object.required);
    const fields = Object.entries(object.properties ?? {}).flatMap(([key, field]) => {
      if (field.meaning?.is === "choice") {
        const { typeName } = field.meaning;
        definitions.set(typeName, `enum ${typeName} { ${field.enum?.join(" ")} }`);
      }
      const line = `${key}: ${typeOf(field)}${required.has(key) ? "!" : ""}${directiveOf(field)}`;
      // Add a field for the picture's file node, named `file` for `src` and `phoneFile` for `phone`.
      const fileField = key === "src" ? "file" : `${key}File`;
      const file = `${fileField}: File! @link(by: "relativePath", from: "${key}")`;
      return field.meaning?.is === "picture" ? [line, file] : [line];
    });
    definitions.set(name, `type ${name}${interfaces} @dontInfer {\n  ${fields.join("\n  ")}\n}`);
  };

  for (const { type, schema } of CONTENT_FILES) {
    const root = z.toJSONSchema(schema, { io: "input" }) as JsonSchema;
    define(type, root, " implements Node");
    for (const [name, object] of Object.entries(root.$defs ?? {})) {
      if (object.properties) define(name, object, "");
    }
  }
  return [...definitions.values()];
}

function typeOf(field: JsonSchema): string {
  const { meaning, items, $ref, type = "" } = field;
  if (hasMarkup(field)) return "[TextBlock!]";
  if (meaning?.is === "choice") return meaning.typeName;
  if (meaning?.is === "references")
    return type === "array" ? `[${meaning.entryType}!]` : meaning.entryType;
  if (meaning?.is === "date") return "Date";
  if ($ref !== undefined) return $ref.replace("#/$defs/", "");
  return items ? `[${typeOf(items)}!]` : String(SCALARS[type]);
}

function hasMarkup({ meaning, items }: JsonSchema): boolean {
  const own = items?.meaning ?? meaning;
  return own?.is === "text" && own.markup === true;
}

/** Returns the field extension (schema.ts) that converts a YAML value to a GraphQL value. */
function directiveOf(field: JsonSchema): string {
  const { meaning, items } = field;
  if (meaning?.is === "references") {
    const type = CONTENT_FILES.find(({ file }) => file === meaning.file)?.type;
    return ` @entries(file: "${type}", list: "${meaning.list}")`;
  }
  if (meaning?.is === "date") return " @dateformat";
  if (hasMarkup(field)) return " @markup";
  return (items ?? field).meaning?.is === "text" ? " @figures" : "";
}
