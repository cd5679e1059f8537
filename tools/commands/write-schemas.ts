import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { jsonSchemaFiles, SCHEMAS_FOLDER } from "../../src/content/json-schemas";

/**
 * `npm run schemas`: writes the JSON Schemas for text editors. Run it after a change in src/content/model; a unit
 * test fails if they are out of date.
 */
// Ctrl-C waits until all files are written.
process.once("SIGINT", () => process.exit(130));
mkdirSync(SCHEMAS_FOLDER, { recursive: true });
for (const [name, text] of jsonSchemaFiles()) {
  writeFileSync(path.join(SCHEMAS_FOLDER, name), text);
}
