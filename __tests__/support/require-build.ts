import path from "node:path";
import { requireBuiltSite } from "../../tools/host/built-site";
import { exitSaying } from "../../tools/shared/run";
import temporaryFiles from "./temporary-files";

/** Says once, rather than in each test, that there is nothing to look at. */
export default function requireBuild(): void {
  temporaryFiles();
  try {
    requireBuiltSite(path.resolve(__dirname, "../../public"));
  } catch (error) {
    exitSaying(error);
  }
}
