import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { watch } from "chokidar";
import type { Reporter } from "gatsby";
import { checkContent } from "../content/check/check-content";
import { type ContentError, formatCount, formatError } from "../content/check/content-error";
import { findPictureErrors, PICTURES_FOLDER } from "../content/pictures";
import { filesBelow } from "../node/files-below";
import { replaceExport } from "../node/replace-export";
import { reportToBrowsers } from "./development-server";

/*
 * Keeps the development server on the last content without errors. In: each change in data/ and static/. Out: copies in
 * .cache/, which Gatsby reads, and a report of the errors for the terminal and the browser (development-server.ts).
 * Never: a page without content because a file is half written, or an error that disappears before it is fixed.
 */

export const IS_DEVELOPING = process.env.gatsby_executing_command === "develop";

const SAVE_MILLISECONDS = 100;

const VALID_CONTENT = path.join(".cache", "content");
const VALID_PICTURES = path.join(".cache", "pictures");

/** Half-written YAML would break pages, so the development server reads copies of the last valid versions. */
export const CONTENT_FOLDER = IS_DEVELOPING ? VALID_CONTENT : "data";
export const SOURCED_PICTURES = IS_DEVELOPING ? VALID_PICTURES : PICTURES_FOLDER;

const isMissingFile = (error: unknown) => (error as NodeJS.ErrnoException)?.code === "ENOENT";

/** `hasPages`: whether the content has been valid at least once. */
function titleOf(errors: readonly ContentError[], hasPages: boolean): string {
  const them = errors.length === 1 ? "it" : "them";
  const effect = hasPages ? "The pages won't change" : "There are no pages";
  return `${formatCount(errors)}. ${effect} until you fix ${them} and save.`;
}

/** Waits before reporting errors, because a file may still be being saved. */
async function findErrors(root: string): Promise<readonly ContentError[]> {
  const errors = checkContent(root, await findPictureErrors(root));
  if (errors.length === 0) return errors;
  await wait(SAVE_MILLISECONDS);
  return checkContent(root, await findPictureErrors(root));
}

/** Resolves when the content is valid for the first time. Gatsby gets only content without errors. */
export function followContent(
  root: string,
  reporter: Pick<Reporter, "error" | "success">,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    let before: readonly ContentError[] = [];
    let hasPages = false;
    const check = async () => {
      mirror(path.join(root, "static"), path.join(root, "public"), { remove: false });
      const errors = await findErrors(root);
      if (errors.length === 0) {
        passToGatsby(root);
        hasPages = true;
        if (before.length > 0) reporter.success("data/: no mistakes");
        resolve();
      }
      if (JSON.stringify(errors) !== JSON.stringify(before)) {
        const heading = titleOf(errors, hasPages);
        const lines = errors.map((error) => formatError(error));
        if (errors.length > 0) reporter.error(`${heading}\n\n${lines.join("\n")}\n`);
        reportToBrowsers({ heading, errors });
      }
      before = errors;
    };
    let checking = Promise.resolve();
    const checkNext = () => {
      checking = checking.then(check).catch((error: unknown) => {
        // If a file disappears during the check, its removal triggers another check.
        if (!isMissingFile(error)) report(error);
      });
    };
    const report = (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      reporter.error(
        `Can't update the pages: ${reason}. Fix this problem, then save any file in data/.`,
      );
    };
    // Editors save a file in several steps, so wait until it is complete.
    let timer: NodeJS.Timeout | undefined;
    const watcher = watch(["data", "static"], {
      cwd: root,
      ignoreInitial: true,
      awaitWriteFinish: { stabilityThreshold: SAVE_MILLISECONDS, pollInterval: 20 },
    })
      .on("all", () => {
        clearTimeout(timer);
        timer = setTimeout(checkNext, 50);
      })
      // The watcher ignores changes before it is ready, such as the first save after the start.
      .on("ready", checkNext)
      // An unhandled error would stop the server, for example, if a file is unreadable or too many files are
      // watched.
      .on("error", report);
    signal?.addEventListener("abort", () => void watcher.close());
    checkNext();
  });
}

/** Gatsby copies a file on each change event, and fails if a large picture is still being saved. */
export function copyStaticFilesOurselves(): void {
  const gatsby = require("gatsby/dist/utils/get-static-dir");
  replaceExport<() => void>(gatsby, "syncStaticDir", () => () => {});
}

/** Copies new pictures before the content that uses them, and removes unused ones after it has changed. */
function passToGatsby(root: string): void {
  const pictures = [path.join(root, PICTURES_FOLDER), path.join(root, VALID_PICTURES)] as const;
  mirror(...pictures, { remove: false });
  mirror(path.join(root, "data"), path.join(root, VALID_CONTENT), { remove: true });
  mirror(...pictures, { remove: true });
}

/** If `remove` is true, deletes files that exist only in `to`. Skips files that disappear meanwhile. */
function mirror(from: string, to: string, { remove }: { remove: boolean }): void {
  const names = existsSync(from) ? filesBelow(from) : [];
  for (const name of names) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    try {
      if (existsSync(target) && readFileSync(source).equals(readFileSync(target))) continue;
      mkdirSync(path.dirname(target), { recursive: true });
      // Delete the target first, because a copy of a read-only file can't be overwritten.
      rmSync(target, { force: true });
      copyFileSync(source, target);
    } catch (error) {
      // If the source file was deleted during the copy, its removal triggers another check.
      if (!isMissingFile(error)) throw error;
    }
  }
  if (!remove || !existsSync(to)) return;
  for (const name of filesBelow(to).filter((other) => !names.includes(other))) {
    rmSync(path.join(to, name), { force: true });
  }
}
