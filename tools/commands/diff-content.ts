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
import { visibleText } from "../content-diff/visible-text";
import { gatsbyEnvironment } from "../shared/environment";
import { startGroup } from "../shared/process-group";
import { commitOf, copyCheckout, copyCommit } from "../shared/project-copy";
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
  if (!existsSync(kept)) {
    console.error(`Building ${ref} (${commit.slice(0, 7)}) …`);
    const pages = await pagesOf((folder) => copyCommit(commit, folder));
    mkdirSync(KEPT, { recursive: true });
    // Whole or not at all.
    writeFileSync(`${kept}.${process.pid}`, JSON.stringify([...pages]));
    renameSync(`${kept}.${process.pid}`, kept);
  }
  console.error("Building this checkout …");
  const after = await pagesOf(copyCheckout);
  const before: Pages = new Map(JSON.parse(readFileSync(kept, "utf8")));
  const lines = describeDifferences(before, after, { bold: process.stdout.isTTY === true });
  console.log(lines.length > 0 ? lines.join("\n").trimEnd() : "Visitors see no difference.");
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
  const build = startGroup(process.execPath, [require.resolve("gatsby/cli.js"), "build"], {
    cwd: folder,
    env: withTemporaryFolder("gatsby", { ...env, CI: "true" }),
    stdio: ["ignore", output, output],
  });
  const [status] = await once(build, "exit");
  if (status !== 0) throw new Error(`The build failed:\n\n${readFileSync(log, "utf8")}`);
}

diffContent(process.argv.slice(2)).catch(fail);
