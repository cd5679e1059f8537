import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** Gatsby's list of the files that make up the browser's bundle, named by their content. */
export const BUNDLE_FILES = path.join("public", "webpack.stats.json");

const stats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

/**
 * The script that webpack has written for an entry. The file stays among the site's, where
 * `npm run analyze` finds it; no page asks for it.
 *
 * @throws if the bundle has no such entry, or if Gatsby writes its list in another way.
 */
export function scriptOfEntry(entry: string): string {
  const { assetsByChunkName } = stats.parse(JSON.parse(readFileSync(BUNDLE_FILES, "utf8")));
  const file = assetsByChunkName[entry]?.find((name) => name.endsWith(".js"));
  if (file === undefined) throw new Error(`${BUNDLE_FILES} has no script for "${entry}".`);
  return readFileSync(path.join("public", file), "utf8");
}
