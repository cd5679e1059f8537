import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { jsonSchemaFiles, SCHEMAS_FOLDER } from "../../src/content/json-schemas";

/**
 * `npm run schemas`: writes the JSON Schemas that editors' programs read, after a change to
 * src/content/model. A unit test fails while they are out of date.
 */
// Ctrl-C waits until the files are whole.
process.once("SIGINT", () => process.exit(130));
mkdirSync(SCHEMAS_FOLDER, { recursive: true });
for (const [name, text] of jsonSchemaFiles()) {
  writeFileSync(path.join(SCHEMAS_FOLDER, name), text);
}
