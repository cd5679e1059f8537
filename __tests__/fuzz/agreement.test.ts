import { createRequire } from "node:module";
import { parse, parseDocument } from "yaml";
import { z } from "zod";
import { jsonSchemaFiles, schemaFileOf } from "../../src/content/json-schemas";
import { CONTENT_FILES } from "../../src/content/model";
import { graphqlTypeDefinitions } from "../../src/gatsby/graphql-types";
import { REAL } from "../support/content-sample";
import { wrongVariationsOf } from "./wrong-variations";

/*
 * The one content model has three faces: the GraphQL types of the data layer, the JSON Schemas that
 * editors' programs read, and the checks. GraphQL and the validator of JSON Schemas are the ones
 * that Gatsby and html-validate bring along.
 */
type GraphqlModule = typeof import("graphql");
const { buildSchema, isListType, isNonNullType, isObjectType } = createRequire(
  require.resolve("gatsby/package.json"),
)("graphql") as GraphqlModule;

interface Validator {
  compile(schema: unknown): (value: unknown) => boolean;
}
const { default: Ajv }: { default: new (options: object) => Validator } = createRequire(
  require.resolve("html-validate"),
)("ajv");

const graphql = buildSchema(`
  directive @dontInfer on OBJECT
  directive @figures on FIELD_DEFINITION
  directive @markup on FIELD_DEFINITION
  directive @dateformat on FIELD_DEFINITION
  scalar Date
  directive @entries(file: String!, list: String!) on FIELD_DEFINITION
  directive @link(by: String!, from: String!) on FIELD_DEFINITION
  interface Node { id: ID }
  type File { name: String }
  type Query { node: Node }
  ${graphqlTypeDefinitions()
    .join("\n")
    .replace(/ implements Node @dontInfer \{/g, " @dontInfer {")}
`);

/** Whether a field is of no content's own: the file that the name in another field stands for. */
const isFile = (field: string) => /^file$|File$/.test(field);

const schemas = jsonSchemaFiles();
const ajv = new Ajv({ strict: false });
const validators = new Map(
  CONTENT_FILES.map(({ file }) => [
    file,
    ajv.compile(JSON.parse(schemas.get(schemaFileOf(file)) ?? "")),
  ]),
);

it.each(CONTENT_FILES.map(({ file }) => file))("%s fits its JSON Schema", (file) => {
  expect(validators.get(file)?.(parse(REAL[file]))).toBe(true);
});

it.each(["plans.yaml", "case-studies.yaml", "stats.yaml"] as const)(
  "of a variation of %s, the JSON Schema takes what the model takes",
  (file) => {
    const { schema } = CONTENT_FILES.find((known) => known.file === file) ?? {};
    const variations = schema ? wrongVariationsOf(REAL[file], schema) : [];
    // To a schema the entries of a list are one.
    const tried = new Map(
      variations.map((one) => [`${one.place.replace(/\.\d+/g, "")} ${one.kind}`, one.text]),
    );
    const disagreements: string[] = [];
    let count = 0;
    for (const [what, text] of tried) {
      const document = parseDocument(text);
      if (document.errors.length > 0 || /[*&]/.test(text)) continue;
      const value: unknown = document.toJS();
      const accepted = schema?.safeParse(value).success;
      if (accepted !== validators.get(file)?.(value)) disagreements.push(what);
      count += 1;
    }
    expect(count).toBeGreaterThan(50);
    expect(disagreements).toEqual([]);
  },
);

it("is required in GraphQL exactly where the model requires it", () => {
  const differences: string[] = [];
  const compare = (schema: z.core.$ZodType, type: unknown, place: string): void => {
    const optional = schema instanceof z.ZodOptional;
    if (optional === isNonNullType(type)) differences.push(place);
    const inner = optional ? schema.unwrap() : schema;
    const named = isNonNullType(type) ? type.ofType : type;
    if (inner instanceof z.ZodObject && isObjectType(named)) {
      const keys = Object.keys(inner.shape);
      const fields = Object.keys(named.getFields()).filter((key) => !isFile(key));
      expect(fields.sort()).toEqual(keys.sort());
      for (const key of keys)
        compare(inner.shape[key], named.getFields()[key]?.type, `${place}.${key}`);
    } else if (
      inner instanceof z.ZodArray &&
      isListType(named) &&
      !place.endsWith("caseStudies.items")
    ) {
      compare(inner.element, named.ofType, `${place}[]`);
    }
  };
  for (const { file, type, schema } of CONTENT_FILES) {
    const root = graphql.getType(type);
    if (!isObjectType(root)) throw new Error(`${file} has no GraphQL type`);
    for (const [key, field] of Object.entries(schema.shape))
      compare(field, root.getFields()[key]?.type, `${file} ${key}`);
  }
  expect(differences).toEqual([]);
});
