import { readFileSync } from "node:fs";
import path from "node:path";
import { keepTemporaryFilesTogether } from "../../tools/shared/temporary-folder";

const VARIABLES = path.resolve(__dirname, "../../docs/deploying.md");

/** No variable that docs/deploying.md names may change a test's result, except the browser's path. */
export default function temporaryFiles(): void {
  for (const [, name = ""] of readFileSync(VARIABLES, "utf8").matchAll(/`([A-Z_]+)`/g)) {
    if (name !== "CHROMIUM_PATH") delete process.env[name];
  }
  keepTemporaryFilesTogether("tests");
}
