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
 * names in SCHEMAS_FOLDER and what stands in them. Draft 7, which all of those programs know.
 */
export function jsonSchemaFiles(): Map<string, string> {
  return new Map(
    CONTENT_FILES.map(({ file, schema }) => [
      schemaFileOf(file),
      `${format(jsonSchema(file, schema))}\n`,
    ]),
  );
}

/**
 * What to say about a value of another type (a keyword that editors' programs add). Not for groups
 * and fixed words: there it would hide which key or word is wrong.
 */
const WRONG_TYPE: Record<string, string> = {
  string: "text belongs here; a number, a date, true or false needs quotes to be text",
  array: 'a list belongs here, each entry on a line of its own after "- "',
  boolean: "true or false belongs here",
};

function jsonSchema(file: ContentFileName, schema: z.core.$ZodType): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema: written }) => {
      const { type = "", enum: words } = written;
      const wrongType = z.globalRegistry.get(zodSchema)?.expected ?? WRONG_TYPE[String(type)];
      if (wrongType !== undefined && !words) written.errorMessage = wrongType;
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

/** As Biome formats JSON: a list of plain values on one line where it fits. */
function format(value: object): string {
  return JSON.stringify(value, null, 2).replace(
    /^(.*)\[\n([^[\]{}]*?)\n\s*\]/gm,
    (expanded: string, before: string, entries: string) => {
      const line = `${before}[${entries.trim().replace(/,\n\s*/g, ", ")}]`;
      return line.length < 100 ? line : expanded;
    },
  );
}
