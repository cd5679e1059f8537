import { appendFileSync, cpSync, existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import {
  buildIn,
  commitOf,
  nameOfBuild,
  writeCommit,
  writeWorkingTree,
} from "../content-diff/build-version";
import { readPages } from "../content-diff/read-pages";
import { type ComparedPictures, comparePictures } from "../review/compare-pictures";
import { openFile } from "../review/open-file";
import { isChanged, type ReviewedPage, reviewPage, reviewSummary } from "../review/report";
import { type Pictures, pictureKey, shootPages, WIDTHS } from "../review/shoot-pages";
import { openBrowser } from "../shared/open-browser";
import { withProgress } from "../shared/progress";
import { fail } from "../shared/run";
import { temporaryFolder } from "../shared/temporary-folder";

const ROOT = process.cwd();
const REPORT = "review.html";

/** The built site of the commit that was compared with last. */
const KEPT = path.join(ROOT, "node_modules", ".cache", "review");

/**
 * `npm run review [-- <git ref>]`: what a change does, to look at. Builds a commit (by default the last
 * one) and this checkout as it is, each in a folder of its own, and writes `review.html`: for each page
 * that changed, its words and its pictures before and after. On GitHub a summary goes to the run's page.
 */
async function review([ref = "HEAD"]: readonly string[]): Promise<void> {
  const commit = commitOf(ref);
  const before = await siteOf(ref, commit);
  const after = await withProgress("Building this checkout", () =>
    built((folder) => writeWorkingTree(ROOT, folder)),
  );
  const pages = await compareSites(before, after);
  const compared = { with: nameOf(ref, commit), pages: pages.length };
  writeFileSync(REPORT, reviewPage(pages, compared));
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (summary) appendFileSync(summary, reviewSummary(pages, compared));

  const changed = pages.filter(isChanged).map(({ page }) => page);
  console.log(
    changed.length > 0 ? `Changed: ${changed.join(", ")}` : "Visitors see no difference.",
  );
  console.log(`To look at: ${pathToFileURL(path.resolve(REPORT)).href}`);
  openFile(path.resolve(REPORT));
}

/** A commit as it was asked for, with the beginning of its id where that is another name. */
function nameOf(ref: string, commit: string): string {
  const id = commit.slice(0, 7);
  return commit.startsWith(ref) ? id : `${ref} (${id})`;
}

/**
 * The built site of a commit: kept from the last time, or built. In a folder of this process, since
 * another review may replace what is kept.
 */
async function siteOf(ref: string, commit: string): Promise<string> {
  const name = nameOfBuild(commit, ROOT);
  const kept = path.join(KEPT, name);
  if (existsSync(kept)) {
    const copy = temporaryFolder("review");
    cpSync(kept, copy, { recursive: true });
    return copy;
  }
  const site = await withProgress(`Building ${nameOf(ref, commit)}`, () =>
    built((folder) => writeCommit(commit, folder)),
  );
  // Beside it first: what a review that is ended leaves must not look whole to the next.
  const keeping = `${KEPT}.${process.pid}`;
  cpSync(site, path.join(keeping, name), { recursive: true });
  rmSync(KEPT, { recursive: true, force: true });
  renameSync(keeping, KEPT);
  return site;
}

/** Builds the files that `write` puts into a folder; the built site's folder. */
async function built(write: (folder: string) => void): Promise<string> {
  const folder = temporaryFolder("review");
  write(folder);
  await buildIn(folder, ROOT);
  return path.join(folder, "public");
}

/** What has become of each page, the host's file for unknown addresses left out: it is Home. */
async function compareSites(beforeFolder: string, afterFolder: string): Promise<ReviewedPage[]> {
  const [before, after] = [readPages(beforeFolder), readPages(afterFolder)];
  const names = [...new Set([...before.keys(), ...after.keys()])].filter(
    (page) => page !== "/404.html",
  );
  const browser = await openBrowser();
  try {
    const shoot = (folder: string, when: string, known: ReadonlyMap<string, unknown>) => {
      const pages = names.filter((page) => known.has(page));
      return withProgress(`Pictures of ${pages.length} pages, ${when}`, () =>
        shootPages(browser, folder, pages),
      );
    };
    const old = await shoot(beforeFolder, "before", before);
    const now = await shoot(afterFolder, "after", after);
    return await withProgress("Comparing", async () => {
      const pages: ReviewedPage[] = [];
      for (const page of names.sort()) {
        const pictures = await comparePage(page, old, now);
        pages.push({ page, before: before.get(page), after: after.get(page), pictures });
      }
      return pages;
    });
  } finally {
    await browser.close();
  }
}

async function comparePage(page: string, old: Pictures, now: Pictures) {
  const differences = new Map<number, ComparedPictures>();
  for (const width of WIDTHS) {
    const key = pictureKey(width, page);
    const compared = await comparePictures(old.get(key), now.get(key));
    if (compared.share > 0) differences.set(width, compared);
  }
  return differences;
}

review(process.argv.slice(2)).catch(fail);
