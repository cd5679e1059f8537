import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { filesBelow } from "../node/files-below";
import { BUILD_CACHE, WEBPACK_CACHE } from "./folders";

/**
 * Holds the key of the last build and the sizes of webpack's cache, if nothing has been built or tried
 * since that ended well.
 */
const LAST_BUILD = path.join(BUILD_CACHE, "last-build");

/** Holds the key of a build that has begun. */
const THIS_BUILD = path.join(BUILD_CACHE, "this-build");

/** What a build's code consists of besides src/, with the packages as they are installed. */
const CODE_FILES =
  /^(gatsby-(browser|config|node|ssr)\.tsx?|package(-lock)?\.json|tsconfig\.json|node_modules\/\.package-lock\.json)$/;

/**
 * Lets every build and every start of the development server begin from nothing, so that no earlier
 * one can show in it, whatever became of that:
 *
 * 1. `public/` goes, and with it all that Gatsby remembers: it forgets itself when it is gone.
 * 2. webpack's cache stays if the last build ended well, with the same code, settings and packages, and
 *    is as that build left it: with half of it webpack goes on, and names variables otherwise. It is
 *    what makes a build after an edit of the content a matter of seconds.
 * 3. Encoded pictures stay, each under the hash of what it was made of (between-builds/picture-cache.ts).
 */
export function startClean(root: string, env: NodeJS.ProcessEnv): void {
  const key = buildKey(root, env);
  const last = path.join(root, LAST_BUILD);
  const isTrusted =
    existsSync(last) && readFileSync(last, "utf8") === key + webpackCacheSizes(root);
  rmSync(last, { force: true });
  mkdirSync(path.join(root, BUILD_CACHE), { recursive: true });
  writeFileSync(path.join(root, THIS_BUILD), key);
  if (!isTrusted) removeFolder(path.join(root, WEBPACK_CACHE));
  removeFolder(path.join(root, "public"));
}

/** Says that the build is complete: from here on the next one may rely on what it leaves. */
export function markBuildComplete(root: string): void {
  const built = path.join(root, THIS_BUILD);
  writeFileSync(built, readFileSync(built, "utf8") + webpackCacheSizes(root));
  renameSync(built, path.join(root, LAST_BUILD));
}

function webpackCacheSizes(root: string): string {
  const folder = path.join(root, WEBPACK_CACHE);
  if (!existsSync(folder)) return "";
  const files = filesBelow(folder).sort();
  return files.map((name) => `\n${name} ${statSync(path.join(folder, name)).size}`).join("");
}

/**
 * Removes Gatsby's databases before it starts. It opens some before its first hook runs, and a file
 * that a killed process has cut short ends it there without a word (SIGBUS).
 */
export function removeDatabases(root: string): void {
  const cache = path.join(root, ".cache");
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) {
    if (name !== path.basename(WEBPACK_CACHE)) removeFolder(path.join(cache, name));
  }
}

/**
 * What decides about a build besides the content: all code, the settings, Node and the packages.
 *
 * @returns a hash
 */
export function buildKey(root: string, env: NodeJS.ProcessEnv): string {
  const hash = createHash("sha256");
  const settings = Object.entries(env).filter(
    ([name]) => name.startsWith("GATSBY_") || name === "CONTEXT",
  );
  hash.update(JSON.stringify([process.version, process.platform, process.arch, settings.sort()]));
  const files = [
    ...readdirSync(root),
    ...filesBelow(path.join(root, "src")).map((name) => `src/${name}`),
    "node_modules/.package-lock.json",
  ].filter((name) => (name.startsWith("src/") && name !== TYPES) || CODE_FILES.test(name));
  for (const name of files.sort()) {
    const file = path.join(root, name);
    if (existsSync(file)) hash.update(`\n${name}\n`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** Written by each build itself (gatsby-config.ts). */
const TYPES = "src/gatsby-types.d.ts";

/** With more than one try: on some systems a folder that is being looked into can't go at the first. */
function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
