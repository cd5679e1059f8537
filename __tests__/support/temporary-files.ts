import { readFileSync } from "node:fs";
import path from "node:path";
import { keepTemporaryFilesTogether } from "../../tools/shared/temporary-folder";

const VARIABLES = path.resolve(__dirname, "../../docs/deploying.md");

/**
 * Removes the tests' temporary folders when Jest exits, even after Ctrl-C. Also removes the variables that
 * docs/deploying.md names, except the path of the browser, so that no setting changes a test's result.
 */
export default function temporaryFiles(): void {
  for (const [, name = ""] of readFileSync(VARIABLES, "utf8").matchAll(/`([A-Z_]+)`/g)) {
    if (name !== "CHROMIUM_PATH") delete process.env[name];
  }
  keepTemporaryFilesTogether("tests");
}
