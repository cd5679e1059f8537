import path from "node:path";
import { requireBuiltSite } from "../../tools/host/built-site";
import { exitSaying } from "../../tools/shared/run";
import temporaryFiles from "./temporary-files";

/** Exits with a message if there is no build, so that the tests don't fail one by one. */
export default function requireBuild(): void {
  temporaryFiles();
  try {
    requireBuiltSite(path.resolve(__dirname, "../../public"));
  } catch (error) {
    exitSaying(error);
  }
}
