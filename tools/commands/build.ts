import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, symlinkSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/node/files-below";
import { prepareGatsby, removeFolder } from "../shared/prepare-gatsby";
import { fail, run } from "../shared/run";

/*
 * `npm run build` builds the site in a copy of the project, and moves it to public/ when it is complete. Gatsby
 * itself deletes public/ first, so a mistake, a full disk or a killed build would take down a site that is served
 * from this folder. A failed build must leave public/ as it was.
 */

/** Gatsby reads these folders and the files beside them. */
const INPUTS = ["data", "plugins", "src", "static"];

const COPY = ".build";

const TYPES = path.join("src", "gatsby-types.d.ts");

async function build(args: readonly string[]): Promise<void> {
  const env = prepareGatsby(process.env, { remove: [COPY] });
  try {
    copyProject();
    const gatsby = require.resolve("gatsby/cli.js");
    const code = await run(process.execPath, [gatsby, "build", ...args], { cwd: COPY, env });
    process.exitCode = code;
    if (code !== 0) return;
    copyFileSync(path.join(COPY, TYPES), TYPES);
    putInPlace(path.join(COPY, "public"), "public", path.join(COPY, "previous"));
  } finally {
    removeFolder(COPY);
  }
}

function copyProject(): void {
  const entries = readdirSync(".", { withFileTypes: true });
  const top = entries.filter((entry) => entry.isFile() && entry.name !== ".build-lock");
  const below = INPUTS.flatMap((folder) =>
    existsSync(folder) ? filesBelow(folder).map((name) => path.join(folder, name)) : [],
  );
  for (const name of [...top.map((entry) => entry.name), ...below]) {
    mkdirSync(path.dirname(path.join(COPY, name)), { recursive: true });
    // A copy has the content of what a link points to, because relative links don't work in another folder.
    copyFileSync(name, path.join(COPY, name));
  }
  symlinkSync(path.resolve("node_modules"), path.join(COPY, "node_modules"), "junction");
}

function putInPlace(built: string, place: string, previous: string): void {
  if (existsSync(place)) renameSync(place, previous);
  try {
    renameSync(built, place);
  } catch (error) {
    if (existsSync(previous)) renameSync(previous, place);
    throw error;
  }
}

build(process.argv.slice(2)).catch(fail);
