import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { jsonSchemaFiles, SCHEMAS_FOLDER } from "../../src/content/json-schemas";
import { MESSAGES_FILE, messagesDocument } from "../shared/message-table";

/**
 * `npm run schemas`: generates docs/messages.md and the JSON Schemas for code editors. Run this command after
 * changing src/content; unit tests fail if the generated files are out of date.
 */
// On Ctrl-C, exit only after all files have been written.
process.once("SIGINT", () => process.exit(130));
mkdirSync(SCHEMAS_FOLDER, { recursive: true });
for (const [name, text] of jsonSchemaFiles()) {
  writeFileSync(path.join(SCHEMAS_FOLDER, name), text);
}
writeFileSync(MESSAGES_FILE, messagesDocument());
