import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { CONTENT_FILES, type ContentFileName } from "./model";

export const SCHEMAS_FOLDER = "schemas";

/** Draft 7. Code editors use the schemas for completion, hover help and error highlighting. */
export function jsonSchemaFiles(): Map<string, string> {
  return new Map(
    CONTENT_FILES.map(({ file, schema }) => [
      file.replace(/\.yaml$/, ".json"),
      `${JSON.stringify(jsonSchema(file, schema), null, 2)}\n`,
    ]),
  );
}

/** Git ignores the schemas, so `npm ci` and `npm start` write them. */
export function writeSchemas(root: string): void {
  const folder = path.join(root, SCHEMAS_FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of jsonSchemaFiles()) writeFileSync(path.join(folder, name), text);
}

function jsonSchema(file: ContentFileName, schema: z.core.$ZodType): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema: written }) => {
      const { expected } = z.globalRegistry.get(zodSchema) ?? {};
      if (expected !== undefined) written.errorMessage = `this isn't ${expected}`;
      // Remove keys that only the GraphQL types and the content check use.
      for (const key of ["kind", "rule", "expected", "decimals"])
        Reflect.deleteProperty(written, key);
      // Zod calls this function again for the `optional()` wrapper of a field, so don't add the limit twice.
      const limit = ` (at most ${written.maxLength} characters)`;
      if (written.maxLength !== undefined && written.description?.endsWith(limit) === false) {
        written.description += limit;
      }
    },
  });
  const model = `src/content/model/${file.replace(/yaml$/, "ts")}`;
  const $comment = `npm ci and npm start generate this file from ${model}. Edit that file instead.`;
  return { $schema, $comment, ...rest };
}
