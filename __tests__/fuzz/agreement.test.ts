import { createRequire } from "node:module";
import { parse, parseDocument } from "yaml";
import { jsonSchemaFiles, schemaFileOf } from "../../src/content/json-schemas";
import { CONTENT_FILES } from "../../src/content/model";
import { REAL } from "../support/content-sample";
import { everyNth, wrongVariationsOf } from "./wrong-variations";

/** The part of Ajv's API that is used here. Ajv is a JSON Schema validator that html-validate depends on. */
interface Validator {
  compile(schema: unknown): (value: unknown) => boolean;
}
const { default: Ajv }: { default: new (options: object) => Validator } = createRequire(
  require.resolve("html-validate"),
)("ajv");

const schemas = jsonSchemaFiles();
const ajv = new Ajv({ strict: false });
const validators = new Map(
  CONTENT_FILES.map(({ file }) => [
    file,
    ajv.compile(JSON.parse(schemas.get(schemaFileOf(file)) ?? "")),
  ]),
);

it.each(CONTENT_FILES.map(({ file }) => file))("%s matches its JSON Schema", (file) => {
  expect(validators.get(file)?.(parse(REAL[file]))).toBe(true);
});

it.each(["plans.yaml", "case-studies.yaml", "stats.yaml"] as const)(
  "the JSON Schema and the content model accept the same variations of %s",
  (file) => {
    const { schema } = CONTENT_FILES.find((known) => known.file === file) ?? {};
    const variations = schema ? wrongVariationsOf(REAL[file], schema) : [];
    const disagreements: string[] = [];
    let count = 0;
    for (const { kind, place, text } of everyNth(variations, 8)) {
      const document = parseDocument(text);
      if (document.errors.length > 0 || /[*&]/.test(text)) continue;
      const value: unknown = document.toJS();
      const accepted = schema?.safeParse(value).success;
      if (accepted !== validators.get(file)?.(value)) disagreements.push(`${place} ${kind}`);
      count += 1;
    }
    // The loop tests every eighth variation of each kind, but skips some, such as those that can't be parsed.
    expect(count).toBeGreaterThan(variations.length / 13);
    expect(disagreements).toEqual([]);
  },
);
