import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { jsonSchemaFiles, SCHEMAS_FOLDER } from "../../src/content/json-schemas";

/** `npm run schemas`. A unit test fails if the schemas are out of date. */
// On Ctrl-C, exit only after all files have been written.
process.once("SIGINT", () => process.exit(130));
mkdirSync(SCHEMAS_FOLDER, { recursive: true });
for (const [name, text] of jsonSchemaFiles()) {
  writeFileSync(path.join(SCHEMAS_FOLDER, name), text);
}
