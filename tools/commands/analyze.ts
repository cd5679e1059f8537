import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SourceMapConsumer } from "source-map-js";
import { z } from "zod";
import { SOURCE_MAPS } from "../../src/between-builds/folders";
import { BUNDLE_FILES } from "../../src/speed/bundle-files";
import { requireBuiltSite } from "../host/built-site";
import { CompressedFiles } from "../host/compression";
import { fail } from "../shared/run";

const stats = z.object({
  namedChunkGroups: z.record(
    z.string(),
    z.object({ assets: z.array(z.object({ name: z.string() })) }),
  ),
});

/** How many of a file's parts are listed; the rest is one line. */
const LISTED = 12;

/** `npm run analyze`: what the last build's scripts consist of, and their bytes as they are sent. */
async function analyze(): Promise<void> {
  requireBuiltSite("public");
  const { namedChunkGroups } = stats.parse(JSON.parse(readFileSync(BUNDLE_FILES, "utf8")));
  const names = Object.values(namedChunkGroups).flatMap(({ assets }) => assets);
  const scripts = new Set(names.map(({ name }) => name).filter((name) => name.endsWith(".js")));
  const files = new CompressedFiles();
  for (const name of scripts) {
    const file = join("public", name);
    const { bytes } = await files.read(file, "br");
    console.log(`\n${name}: ${bytes.length} bytes`);
    console.log(
      listParts(readFileSync(file, "utf8"), readFileSync(join(SOURCE_MAPS, `${name}.map`), "utf8")),
    );
  }
}

/** The parts of a script, the largest first, each with its bytes before compression. */
function listParts(script: string, map: string): string {
  const parts = [...sizes(script, map)].sort(([, a], [, b]) => b - a);
  const rest = parts.slice(LISTED).reduce((total, [, bytes]) => total + bytes, 0);
  return [...parts.slice(0, LISTED), ...(rest > 0 ? [["the rest", rest] as const] : [])]
    .map(([part, bytes]) => `${String(bytes).padStart(9)}  ${part}`)
    .join("\n");
}

/** The bytes of each package, and of each file of this site, in a script. */
export function sizes(script: string, map: string): Map<string, number> {
  const lines = script.split("\n");
  const found: { line: number; column: number; part: string }[] = [];
  new SourceMapConsumer(JSON.parse(map)).eachMapping(
    ({ generatedLine, generatedColumn, source }) => {
      found.push({ line: generatedLine, column: generatedColumn, part: partOf(source) });
    },
  );
  const result = new Map<string, number>();
  for (const [index, { line, column, part }] of found.entries()) {
    const next = found[index + 1];
    const end = next?.line === line ? next.column : (lines[line - 1]?.length ?? column);
    result.set(part, (result.get(part) ?? 0) + end - column);
  }
  return result;
}

/** `webpack://site/node_modules/react-dom/cjs/a.js` is of react-dom, a file of ours is itself. */
function partOf(source: string | null): string {
  const path = (source ?? "webpack").replace(/^webpack:\/\/[^/]*\//, "");
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path;
}

if (require.main === module) analyze().catch(fail);
