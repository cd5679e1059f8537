import path from "node:path";
import { requireBuiltSite } from "../../tools/host/built-site";

/** Says once, rather than in each test, that there is nothing to look at. */
export default function requireBuild(): void {
  requireBuiltSite(path.resolve(__dirname, "../../public"));
}
