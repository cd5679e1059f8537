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
import { BUILD_CACHE, PARCEL_CACHE, QUERY_TYPES, WEBPACK_CACHE } from "./folders";

/**
 * Holds the key of the last build and the sizes of the files in its tools' caches, if nothing has been
 * built or tried since that ended well.
 */
const LAST_BUILD = path.join(BUILD_CACHE, "last-build");

/** Holds the key of a build that has begun. */
const THIS_BUILD = path.join(BUILD_CACHE, "this-build");

/** Folders that a build's code is in. */
const CODE_FOLDERS = ["src", "plugins"];

/** What it consists of besides, with the packages as they are installed. */
const CODE_FILES =
  /^(\.terserrc\.cjs|babel\.config\.cjs|gatsby-(browser|config|node|ssr)\.tsx?|package(-lock)?\.json|tsconfig\.json|node_modules\/\.package-lock\.json)$/;

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
  if (!isAsLastBuildLeft(root, key, WEBPACK_CACHE)) removeFolder(path.join(root, WEBPACK_CACHE));
  rmSync(path.join(root, LAST_BUILD), { force: true });
  mkdirSync(path.join(root, BUILD_CACHE), { recursive: true });
  writeFileSync(path.join(root, THIS_BUILD), key);
  removeFolder(path.join(root, "public"));
}

/** Says that the build is complete: from here on the next one may rely on what it leaves. */
export function markBuildComplete(root: string): void {
  const built = path.join(root, THIS_BUILD);
  const key = readFileSync(built, "utf8");
  const sizes = [WEBPACK_CACHE, PARCEL_CACHE].flatMap((cache) => sizesOf(root, cache));
  writeFileSync(built, [key, ...sizes].join("\n"));
  renameSync(built, path.join(root, LAST_BUILD));
}

/**
 * Whether the last build ended well, and nobody has been at a cache of it since.
 *
 * @param key how its own key must begin
 */
function isAsLastBuildLeft(root: string, key: string, cache: string): boolean {
  const last = path.join(root, LAST_BUILD);
  if (!existsSync(last)) return false;
  const [built = "", ...sizes] = readFileSync(last, "utf8").split("\n");
  const left = sizes.filter((line) => line.startsWith(cache + path.sep));
  return built.startsWith(key) && left.join() === sizesOf(root, cache).join();
}

/** A line for each file of a folder: its path and its size in bytes. */
function sizesOf(root: string, folder: string): string[] {
  const files = existsSync(path.join(root, folder)) ? filesBelow(path.join(root, folder)) : [];
  return files
    .map((name) => path.join(folder, name))
    .sort()
    .map((name) => `${name} ${statSync(path.join(root, name)).size}`);
}

/**
 * Removes Gatsby's databases before it starts. It opens some before its first hook runs, and a file
 * that a killed process has cut short ends it there without a word (SIGBUS). Parcel's is among them,
 * with which Gatsby compiles its own files: it stays if the last build left it so, since without it
 * every start takes two seconds more.
 */
export function removeDatabases(root: string): void {
  const cache = path.join(root, ".cache");
  if (!existsSync(cache)) return;
  const kept = [
    WEBPACK_CACHE,
    ...(isAsLastBuildLeft(root, codeKey(root), PARCEL_CACHE) ? [PARCEL_CACHE] : []),
  ];
  for (const name of readdirSync(cache)) {
    if (!kept.includes(path.join(".cache", name))) removeFolder(path.join(cache, name));
  }
}

/**
 * What decides about a build besides the content: all code, Node and the packages, and the settings.
 *
 * @returns a hash of each of the two
 */
export function buildKey(root: string, env: NodeJS.ProcessEnv): string {
  const settings = Object.entries(env).filter(
    ([name]) => (name.startsWith("GATSBY_") && !OUTPUT.includes(name)) || name === "CONTEXT",
  );
  const hash = createHash("sha256").update(JSON.stringify(settings.sort()));
  return `${codeKey(root)} ${hash.digest("hex")}`;
}

/** By these Gatsby says something else of a build, and builds the same. */
const OUTPUT = ["GATSBY_LOGGER", "GATSBY_REPORTER_ISVERBOSE"];

function codeKey(root: string): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([process.version, process.platform, process.arch]));
  const files = [...readdirSync(root), "node_modules/.package-lock.json"].filter((name) =>
    CODE_FILES.test(name),
  );
  for (const folder of CODE_FOLDERS) {
    const names = filesBelow(path.join(root, folder)).map((name) => `${folder}/${name}`);
    files.push(...names.filter((name) => name !== QUERY_TYPES));
  }
  for (const name of files.sort()) {
    const file = path.join(root, name);
    if (existsSync(file)) hash.update(`\n${name}\n`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** With more than one try: on some systems a folder that is being looked into can't go at the first. */
function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
