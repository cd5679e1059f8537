import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { jsonSchemaFiles, SCHEMAS_FOLDER } from "../../src/content/json-schemas";
import { MESSAGES_FILE, messagesDocument } from "../shared/message-table";

/**
 * `npm run schemas`: writes the JSON Schemas for code editors and the table of messages, after a change to
 * src/content. Unit tests fail while they are out of date.
 */
// Ctrl-C waits until all files are written.
process.once("SIGINT", () => process.exit(130));
mkdirSync(SCHEMAS_FOLDER, { recursive: true });
for (const [name, text] of jsonSchemaFiles()) {
  writeFileSync(path.join(SCHEMAS_FOLDER, name), text);
}
writeFileSync(MESSAGES_FILE, messagesDocument());
