import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/node/files-below";
import { gatsbyEnvironment } from "../shared/environment";
import { freshClone } from "../shared/fresh-clone";
import { runGroup } from "../shared/process-group";
import { fail, npmCommand } from "../shared/run";
import { temporaryFolder } from "../shared/temporary-folder";

/**
 * `npm run reproduce`: builds the last commit twice, in two folders, from the lock alone, and compares
 * the two sites byte for byte.
 */
async function main(): Promise<void> {
  const folder = temporaryFolder("reproduce");
  // Names of two lengths, since a path that leaks into a file would show.
  const first = await build(path.join(folder, "first"));
  const second = await build(path.join(folder, "the-second"));
  const differences = [...new Set([...first.keys(), ...second.keys()])]
    .filter((name) => !first.get(name)?.equals(second.get(name) ?? Buffer.alloc(0)))
    .sort();
  if (differences.length > 0) {
    throw new Error(`The two builds differ in:\n${differences.join("\n")}`);
  }
  console.log(`Two builds of this commit are the same, byte for byte: ${first.size} files.`);
}

/** Builds the last commit in a new folder, and reads the site's files. */
async function build(folder: string): Promise<Map<string, Buffer>> {
  await freshClone(folder);
  await runGroup(...npmCommand(["run", "build"]), {
    cwd: folder,
    env: gatsbyEnvironment(),
    stdio: ["ignore", "ignore", "inherit"],
  });
  const site = path.join(folder, "public");
  return new Map(filesBelow(site).map((name) => [name, readFileSync(path.join(site, name))]));
}

main().catch(fail);
