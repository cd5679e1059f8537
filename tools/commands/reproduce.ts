import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/node/files-below";
import { gatsbyEnvironment } from "../shared/environment";
import { freshClone } from "../shared/fresh-clone";
import { fail } from "../shared/run";
import { temporaryFolder } from "../shared/temporary-folder";

/**
 * `npm run reproduce`: builds the last commit twice, in two folders, from the lock alone, and compares
 * the two sites byte for byte.
 */
function main(): void {
  const folder = temporaryFolder("reproduce");
  // Names of two lengths, since a path that leaks into a file would show.
  const sites = ["first", "the-second"].map((name) => build(path.join(folder, name)));
  const [first = new Map(), second = new Map()] = sites;
  const differences = [...new Set([...first.keys(), ...second.keys()])]
    .filter((name) => !first.get(name)?.equals(second.get(name) ?? Buffer.alloc(0)))
    .sort();
  if (differences.length > 0) {
    throw new Error(`The two builds differ in:\n${differences.join("\n")}`);
  }
  console.log(`Two builds of this commit are the same, byte for byte: ${first.size} files.`);
}

/** Builds the last commit in a new folder, and reads the site's files. */
function build(folder: string): Map<string, Buffer> {
  freshClone(folder);
  execFileSync("npm", ["run", "build"], {
    cwd: folder,
    env: gatsbyEnvironment(),
    stdio: ["ignore", "ignore", "inherit"],
  });
  const site = path.join(folder, "public");
  return new Map(filesBelow(site).map((name) => [name, readFileSync(path.join(site, name))]));
}

try {
  main();
} catch (error) {
  fail(error);
}
