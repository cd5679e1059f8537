import { z } from "zod";
import type { GraphqlMeta } from "./content-kinds";
import { CONTENT_FILES } from "./content-model";

/** The part of JSON Schema that zod writes for the content model. */
interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string;
  enum?: string[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  description?: string;
  graphql?: GraphqlMeta;
}

const SCALARS: Record<string, string> = {
  string: "String",
  integer: "Int",
  number: "Float",
  boolean: "Boolean",
};

/**
 * The GraphQL type definitions of the data layer, one per content file and per named object in it,
 * derived from the content model. All are `@dontInfer`: what a file happens to hold today never
 * changes a type.
 *
 * @throws Error if the model holds an object without a name (`.meta({ id })`) or an unknown kind.
 */
export function graphqlTypeDefinitions(): string[] {
  const definitions = new Map<string, string>();

  for (const { type, schema } of CONTENT_FILES) {
    const root = z.toJSONSchema(schema, { io: "input" }) as JsonSchema;
    const named = root.$defs ?? {};

    const typeOf = (field: JsonSchema, place: string): string => {
      if (field.graphql?.type !== undefined) {
        if (field.enum) {
          definitions.set(
            field.graphql.type,
            `enum ${field.graphql.type} { ${field.enum.join(" ")} }`,
          );
        }
        return field.graphql.type;
      }
      if (field.$ref !== undefined) return field.$ref.replace("#/$defs/", "");
      if (field.type === "array" && field.items) return `[${typeOf(field.items, place)}!]`;
      const scalar = SCALARS[field.type ?? ""];
      if (!scalar) throw new Error(`${place}: no GraphQL type for ${JSON.stringify(field)}`);
      return scalar;
    };

    const define = (name: string, object: JsonSchema, interfaces: string): void => {
      const required = new Set(object.required);
      const fields = Object.entries(object.properties ?? {}).flatMap(([key, field]) => {
        const fieldType = typeOf(field, `${name}.${key}`).replace(/!$/, "");
        const directives = field.graphql?.directives ?? field.items?.graphql?.directives ?? "";
        const line = `${key}: ${fieldType}${required.has(key) ? "!" : ""} ${directives}`.trim();
        return field.graphql?.companion ? [line, field.graphql.companion] : [line];
      });
      definitions.set(name, `type ${name}${interfaces} @dontInfer {\n  ${fields.join("\n  ")}\n}`);
    };

    define(type, root, " implements Node");
    for (const [name, object] of Object.entries(named)) {
      if (object.properties) define(name, object, "");
    }
  }
  return [...definitions.values()];
}
