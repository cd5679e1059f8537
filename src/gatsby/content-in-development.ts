import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { watch } from "chokidar";
import type { Reporter } from "gatsby";
import { checkContent } from "../content/check/check-content";
import { formatCount, formatProblem, type Problem } from "../content/check/problems";
import { PICTURES_FOLDER, pictureFaults } from "../content/pictures";
import { filesBelow } from "../node/files-below";
import { isCode } from "../node/is-code";
import { replaceExport } from "../node/replace-export";
import { reportToBrowsers } from "./development-server";

/** True in the development server. */
export const IS_DEVELOPING = process.env.gatsby_executing_command === "develop";

/** How long a program may take to save a file. */
const SAVE_MILLISECONDS = 100;

/** Copies of data/ and of the pictures as they were when they last had no mistakes. */
const RIGHT_CONTENT = path.join(".cache", "content");
const RIGHT_PICTURES = path.join(".cache", "pictures");

/**
 * Where Gatsby reads the content and the pictures. A build reads the folders themselves. The
 * development server reads what last had no mistakes: half-written YAML would take pages down, and
 * Gatsby would report it many times over in its own words; half a picture would end the server.
 */
export const CONTENT_FOLDER = IS_DEVELOPING ? RIGHT_CONTENT : "data";
export const SOURCED_PICTURES = IS_DEVELOPING ? RIGHT_PICTURES : PICTURES_FOLDER;

/**
 * What the development server says of the mistakes, in the terminal and over the page.
 *
 * @param hasPages whether the content was ever right, so that there are pages that show it
 */
function heading(mistakes: readonly Problem[], hasPages: boolean): string {
  const those = mistakes.length === 1 ? "it is" : "they are";
  const until = hasPages ? "the pages stay as they were" : "there are no pages to show";
  return `${formatCount(mistakes)}. Until ${those} put right and saved, ${until}.`;
}

/** Mistakes that are still there a moment later: a file that is being saved may be read half written. */
async function findMistakes(root: string): Promise<readonly Problem[]> {
  const problems = checkContent(root, await pictureFaults(root));
  if (problems.length === 0) return problems;
  await wait(SAVE_MILLISECONDS);
  return checkContent(root, await pictureFaults(root));
}

/**
 * Watches data/ and static/ for as long as the development server runs. Passes content and pictures
 * on to the pages whenever they have no mistakes, and every other file as it is.
 *
 * @param root the project's folder
 * @param signal ends the watching
 * @returns once there is content without mistakes to start with
 */
export function followContent(
  root: string,
  reporter: Pick<Reporter, "error" | "success">,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    let before: readonly Problem[] = [];
    let hasPages = false;
    const check = async () => {
      mirror(path.join(root, "static"), path.join(root, "public"), { remove: false });
      const problems = await findMistakes(root);
      if (problems.length === 0) {
        passOn(root);
        hasPages = true;
        if (before.length > 0) reporter.success("data/: no mistakes");
        resolve();
      }
      if (JSON.stringify(problems) !== JSON.stringify(before)) {
        const words = heading(problems, hasPages);
        const lines = problems.map((problem) => formatProblem(problem));
        if (problems.length > 0) reporter.error(`${words}\n\n${lines.join("\n")}\n`);
        reportToBrowsers({ words, problems });
      }
      before = problems;
    };
    let checking = Promise.resolve();
    const checkNext = () => {
      checking = checking.then(check).catch((error: unknown) => {
        // A file that goes while it is looked at is looked for again: its going is a change as well.
        if (!isCode(error, "ENOENT")) tell(error);
      });
    };
    const tell = (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      reporter.error(
        `The content could not be passed on to the pages: ${reason}. Put that right, then save a file of data/ again.`,
      );
    };
    // A program saves a file in several steps; what stands there in between is nobody's mistake.
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
      // Such as a file that may not be read, or more files than the system watches; unheard, it ends the server.
      .on("error", tell);
    signal?.addEventListener("abort", () => void watcher.close());
    checkNext();
  });
}

/**
 * Keeps Gatsby from copying static/ itself: it does so at each of a file's changes at once, and what
 * changes again meanwhile, such as a large picture that arrives bit by bit, ends the server.
 *
 * @throws Error if Gatsby does it in another way
 */
export function copyStaticFilesOurselves(): void {
  const gatsby = require("gatsby/dist/utils/get-static-dir");
  replaceExport<() => void>(gatsby, "syncStaticDir", () => () => {});
}

/** Pictures first, since the content names them; those that are gone last, for the same reason. */
function passOn(root: string): void {
  const pictures = [path.join(root, PICTURES_FOLDER), path.join(root, RIGHT_PICTURES)] as const;
  mirror(...pictures, { remove: false });
  mirror(path.join(root, "data"), path.join(root, RIGHT_CONTENT), { remove: true });
  mirror(...pictures, { remove: true });
}

/** Copies what differs; `remove` what is in the other folder alone. Never ends at a file that goes. */
function mirror(from: string, to: string, { remove }: { remove: boolean }): void {
  const names = existsSync(from) ? filesBelow(from) : [];
  for (const name of names) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    try {
      if (existsSync(target) && readFileSync(source).equals(readFileSync(target))) continue;
      mkdirSync(path.dirname(target), { recursive: true });
      // In its place, not over it: a copy of a file that was read-only once can't be written to.
      rmSync(target, { force: true });
      copyFileSync(source, target);
    } catch (error) {
      // It has gone in the meantime, which is a change of its own.
      if (!isCode(error, "ENOENT")) throw error;
    }
  }
  if (!remove || !existsSync(to)) return;
  for (const name of filesBelow(to).filter((other) => !names.includes(other))) {
    rmSync(path.join(to, name), { force: true });
  }
}
