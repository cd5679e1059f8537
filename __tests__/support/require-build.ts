import path from "node:path";
import { requireBuiltSite } from "../../tools/host/built-site";
import temporaryFiles from "./temporary-files";

/** Throws if there is no build, so that the tests don't fail one by one. */
export default function requireBuild(): void {
  temporaryFiles();
  requireBuiltSite(path.resolve(__dirname, "../../public"));
}
