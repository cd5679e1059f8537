import { once } from "node:events";
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
import { PICTURE_CACHE } from "../../src/build/folders";
import { addressOfPage, pagesBelow } from "../../src/node/files-below";
import { describeDifferences, type Pages } from "../content-diff/differences";
import { oldPriceDay } from "../content-diff/price-day";
import { visibleText } from "../content-diff/visible-text";
import { gatsbyEnvironment } from "../shared/environment";
import { startGroup } from "../shared/process-group";
import { commitOf, copyCheckout, copyCommit, fileIn } from "../shared/project-copy";
import { fail } from "../shared/run";
import { temporaryFolder, withTemporaryFolder } from "../shared/temporary-folder";

/** The words of the commits that were compared with, until the packages are installed again. */
const KEPT = path.join("node_modules", ".cache", "content-diff");

/**
 * `npm run diff:content [-- <git ref>]`: what visitors would see change, page by page, between a
 * commit (by default the last one) and this checkout as it is. Both are built in folders of their
 * own, so a development server may go on; a commit's words are kept for the next time.
 */
async function diffContent([ref = "HEAD"]: readonly string[]): Promise<void> {
  const commit = commitOf(ref);
  const kept = path.join(KEPT, `${commit}.json`);
  const isKept = existsSync(kept);
  console.error(`Building ${isKept ? "" : `${ref} (${commit.slice(0, 7)}) and `}this checkout …`);
  const [before, after] = await Promise.all([
    isKept ? readPages(kept) : keepPages(commit, kept),
    pagesOf(copyCheckout),
  ]);
  const lines = describeDifferences(before, after, { bold: process.stdout.isTTY === true });
  console.log(lines.length > 0 ? lines.join("\n").trimEnd() : "Visitors see no difference.");
  const plans = "data/plans.yaml";
  for (const line of oldPriceDay(fileIn(commit, plans), readFileSync(plans, "utf8"))) {
    console.log(`\n${line}`);
  }
}

const readPages = (file: string): Pages => new Map(JSON.parse(readFileSync(file, "utf8")));

/** Builds a commit, and keeps the words of its pages in a file, whole or not at all. */
async function keepPages(commit: string, file: string): Promise<Pages> {
  const pages = await pagesOf((folder) => copyCommit(commit, folder));
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify([...pages]));
  renameSync(`${file}.${process.pid}`, file);
  return pages;
}

/** Builds the files that `write` puts into a folder, and reads each page: its path, and its lines. */
async function pagesOf(write: (folder: string) => void): Promise<Pages> {
  const folder = temporaryFolder("diff");
  write(folder);
  await buildIn(folder);
  const site = path.join(folder, "public");
  // 404.html is Home under another address.
  const pages = pagesBelow(site).filter((name) => name !== "404.html");
  return new Map(
    pages.map((name) => [
      addressOfPage(name),
      visibleText(readFileSync(path.join(site, name), "utf8")),
    ]),
  );
}

/**
 * Builds the site in a folder, with the pictures that this checkout has encoded already.
 *
 * @throws Error with what Gatsby says, if the build fails.
 */
async function buildIn(folder: string): Promise<void> {
  if (existsSync(PICTURE_CACHE)) {
    cpSync(PICTURE_CACHE, path.join(folder, PICTURE_CACHE), { recursive: true });
  }
  // A preview needs no webhook, wherever it is built.
  const { CONTEXT: _, ...env } = gatsbyEnvironment();
  const log = path.join(folder, "build.log");
  const output = openSync(log, "w");
  // Nobody runs its scripts.
  const command = [require.resolve("gatsby/cli.js"), "build", "--no-uglify"];
  const build = startGroup(process.execPath, command, {
    cwd: folder,
    env: withTemporaryFolder("gatsby", { ...env, CI: "true" }),
    stdio: ["ignore", output, output],
  });
  const [status] = await once(build, "exit");
  if (status !== 0) throw new Error(`The build failed:\n\n${readFileSync(log, "utf8")}`);
}

diffContent(process.argv.slice(2)).catch(fail);
