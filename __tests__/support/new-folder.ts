import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** In the folder that is removed after all tests (temporary-files.ts). */
export const newFolder = () => mkdtempSync(path.join(tmpdir(), "test-"));
