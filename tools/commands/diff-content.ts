import {
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { pagesBelow, pathOfPage } from "../../src/node/files-below";
import { PICTURE_CACHE } from "../../src/node/picture-cache";
import { describeDifferences, type Pages } from "../content-diff/differences";
import { oldPriceDay } from "../content-diff/price-day";
import { visibleText } from "../content-diff/visible-text";
import { gatsbyEnvironment } from "../shared/environment";
import { commitOf, copyCheckout, copyCommit, fileIn } from "../shared/project-copy";
import { fail, run } from "../shared/run";
import { temporaryFolder, withTemporaryFolder } from "../shared/temporary-folder";

/** The folder that caches the page text of earlier commits. `npm ci` deletes this folder. */
const CACHE = path.join("node_modules", ".cache", "content-diff");

/**
 * `npm run diff:content [-- <git ref>]`: builds both versions in temporary folders, so that a development
 * server can keep running.
 */
async function diffContent([ref = "HEAD"]: readonly string[]): Promise<void> {
  const commit = commitOf(ref);
  const cached = path.join(CACHE, `${commit}.json`);
  const isCached = existsSync(cached);
  console.error(`Building ${isCached ? "" : `${ref} (${commit.slice(0, 7)}) and `}this checkout …`);
  const [before, after] = await Promise.all([
    isCached ? readPages(cached) : cachePages(commit, cached),
    pagesOf(copyCheckout),
  ]);
  const lines = describeDifferences(before, after, { bold: process.stdout.isTTY === true });
  console.log(
    lines.length > 0 ? lines.join("\n").trimEnd() : "Nothing that visitors see has changed.",
  );
  const plans = "data/plans.yaml";
  for (const line of oldPriceDay(fileIn(commit, plans), readFileSync(plans, "utf8"))) {
    console.log(`\n${line}`);
  }
}

const readPages = (file: string): Pages => new Map(JSON.parse(readFileSync(file, "utf8")));

async function cachePages(commit: string, file: string): Promise<Pages> {
  const pages = await pagesOf((folder) => copyCommit(commit, folder));
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify([...pages]));
  renameSync(`${file}.${process.pid}`, file);
  return pages;
}

async function pagesOf(write: (folder: string) => void): Promise<Pages> {
  const folder = temporaryFolder("diff");
  write(folder);
  await buildIn(folder);
  const site = path.join(folder, "public");
  // 404.html is a copy of Home.
  const pages = pagesBelow(site).filter((name) => name !== "404.html");
  return new Map(
    pages.map((name) => [
      pathOfPage(name),
      visibleText(readFileSync(path.join(site, name), "utf8")),
    ]),
  );
}

/** Uses the cached pictures of this checkout. */
async function buildIn(folder: string): Promise<void> {
  if (existsSync(PICTURE_CACHE)) {
    cpSync(PICTURE_CACHE, path.join(folder, PICTURE_CACHE), { recursive: true });
  }
  // Remove CONTEXT so that the build doesn't require a webhook.
  const { CONTEXT: _, ...env } = gatsbyEnvironment();
  const log = path.join(folder, "build.log");
  const output = openSync(log, "w");
  // Skip minification, which is slow and doesn't affect the text.
  const command = [require.resolve("gatsby/cli.js"), "build", "--no-uglify"];
  const status = await run(process.execPath, command, {
    cwd: folder,
    env: withTemporaryFolder("gatsby", { ...env, CI: "true" }),
    ...{ stdin: "ignore", output },
  });
  // After Ctrl-C, there is nothing to explain.
  if (status > 128) process.exit(status);
  if (status !== 0) throw new Error(`The build failed:\n\n${readFileSync(log, "utf8")}`);
}

diffContent(process.argv.slice(2)).catch(fail);
