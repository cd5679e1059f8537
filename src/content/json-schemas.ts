import { z } from "zod";
import { CONTENT_FILES, type ContentFileName } from "./model";

/** The folder of the generated schemas, from the project's root. */
export const SCHEMAS_FOLDER = "schemas";

/** `plans.yaml` → `plans.json` */
export function schemaFileOf(file: ContentFileName): string {
  return file.replace(/\.yaml$/, ".json");
}

/**
 * The JSON Schemas that editors' programs read for completion, hover help and red lines: their file
 * names in SCHEMAS_FOLDER and what stands in them, unformatted. Draft 7, which all of those programs know.
 */
export function jsonSchemaFiles(): Map<string, string> {
  return new Map(
    CONTENT_FILES.map(({ file, schema }) => [
      schemaFileOf(file),
      `${JSON.stringify(jsonSchema(file, schema), null, 2)}\n`,
    ]),
  );
}

function jsonSchema(file: ContentFileName, schema: z.core.$ZodType): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema: written }) => {
      const { expected } = z.globalRegistry.get(zodSchema) ?? {};
      if (expected !== undefined) written.errorMessage = expected;
      // For the GraphQL types and the checks only.
      for (const key of ["meaning", "expected", "decimals"]) Reflect.deleteProperty(written, key);
      if (written.description !== undefined && written.maxLength !== undefined) {
        written.description += ` (at most ${written.maxLength} characters)`;
      }
    },
  });
  const model = `src/content/model/${file.replace(/yaml$/, "ts")}`;
  const $comment = `Written by \`npm run schemas\` from ${model}: edit that.`;
  return { $schema, $comment, ...rest };
}
