import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildIn, commitOf, writeCommit, writeWorkingTree } from "../content-diff/build-version";
import { describeDifferences, type Pages } from "../content-diff/differences";
import { readPages } from "../content-diff/read-pages";
import { fail } from "../shared/run";
import { temporaryFolder } from "../shared/temporary-folder";

const ROOT = process.cwd();

/** The words of the commits that were compared with, until the packages are installed again. */
const KEPT = path.join(ROOT, "node_modules", ".cache", "content-diff");

/**
 * `npm run diff:content [-- <git ref>]`: what visitors would see change, page by page, between a
 * commit (by default the last one) and this checkout as it is. Both are built in folders of their
 * own, so a development server may go on; a commit's words are kept for the next time.
 */
async function diffContent([ref = "HEAD"]: readonly string[]): Promise<void> {
  const commit = commitOf(ref);
  const kept = path.join(KEPT, `${commit}.json`);
  if (!existsSync(kept)) {
    console.error(`Building ${ref} (${commit.slice(0, 7)}) …`);
    const pages = await pagesOf((folder) => writeCommit(commit, folder));
    mkdirSync(KEPT, { recursive: true });
    // Whole or not at all.
    writeFileSync(`${kept}.${process.pid}`, JSON.stringify([...pages]));
    renameSync(`${kept}.${process.pid}`, kept);
  }
  console.error("Building this checkout …");
  const after = await pagesOf((folder) => writeWorkingTree(ROOT, folder));
  const before: Pages = new Map(JSON.parse(readFileSync(kept, "utf8")));
  const lines = describeDifferences(before, after, { bold: process.stdout.isTTY === true });
  console.log(lines.length > 0 ? lines.join("\n").trimEnd() : "Visitors see no difference.");
}

/** Builds the files that `write` puts into a folder, and reads its pages. */
async function pagesOf(write: (folder: string) => void): Promise<Pages> {
  const folder = temporaryFolder("diff");
  write(folder);
  await buildIn(folder, ROOT);
  return readPages(path.join(folder, "public"));
}

diffContent(process.argv.slice(2)).catch(fail);
