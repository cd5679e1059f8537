import { readdirSync } from "node:fs";
import path from "node:path";
import { jsonSchemaFiles, SCHEMAS_FOLDER, writeSchemas } from "../../src/content/json-schemas";
import { CONTENT_FILES } from "../../src/content/model";
import { REAL } from "../support/content-sample";
import { newFolder } from "../support/new-folder";

describe("JSON Schemas for code editors", () => {
  it("each content file has a schema, which npm ci and npm start write", () => {
    const root = newFolder();
    writeSchemas(root);
    expect(readdirSync(path.join(root, SCHEMAS_FOLDER)).sort()).toEqual(
      CONTENT_FILES.map(({ file }) => file.replace(".yaml", ".json")).sort(),
    );
  });

  it.each(CONTENT_FILES.map(({ file }) => file))("a comment in %s refers to its schema", (file) => {
    const schema = file.replace(".yaml", ".json");
    expect(REAL[file].split("\n")).toContain(
      `# yaml-language-server: $schema=../${SCHEMAS_FOLDER}/${schema}`,
    );
  });

  it("the schemas describe every key", () => {
    const undescribed: string[] = [];
    const visit = (schema: Record<string, unknown>, place: string) => {
      for (const [key, field] of Object.entries(schema.properties ?? {})) {
        const isDescribed = "description" in field || "$ref" in field || "allOf" in field;
        if (!isDescribed) undescribed.push(`${place} ${key}`);
      }
      for (const [key, part] of Object.entries(schema)) {
        if (typeof part === "object" && part !== null) visit({ ...part }, `${place} ${key}`);
      }
    };
    for (const [name, text] of jsonSchemaFiles()) visit(JSON.parse(text), name);
    expect(undescribed).toEqual([]);
  });
});
