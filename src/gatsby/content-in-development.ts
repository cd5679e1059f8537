import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { watch } from "chokidar";
import type { Reporter } from "gatsby";
import type { Compiler, WebpackError } from "webpack";
import { checkContent } from "../content/check/check-content";
import { formatCount, formatProblem, type Problem } from "../content/check/problems";
import { PICTURES_FOLDER, pictureFaults } from "../content/pictures";
import { filesBelow } from "../node/files-below";
import { isCode } from "../node/is-code";
import { replaceExport } from "../node/replace-export";

/** True in the development server. */
export const IS_DEVELOPING = process.env.gatsby_executing_command === "develop";

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

let problems: readonly Problem[] = [];
/** Set once there is a browser bundle, which then tells the mistakes in the terminal too. */
let updateBrowser: (() => void) | undefined;

/** What the development server says about the mistakes, with the lines of `check:content`. */
function announce(mistakes: readonly Problem[], place = ""): string {
  const lines = mistakes.map((problem) => formatProblem(problem));
  const those = mistakes.length === 1 ? "it is" : "they are";
  return `${formatCount(mistakes)}${place}. Until ${those} put right and saved, the pages stay as they were.\n\n${lines.join("\n")}\n`;
}

/** How many signs a line of Gatsby's overlay has room for; it scrolls sideways for more. */
const OVERLAY_WIDTH = 60;

/**
 * The same for the overlay of the browser. Gatsby takes the first line for the name of the file that its
 * button opens in the editor, and the first position in round brackets for the place to go to there.
 */
function announceInOverlay(first: Problem, mistakes: readonly Problem[]): string {
  const words = announce(mistakes, `, the first at (${first.line}:${first.column})`);
  const lines = words.split("\n").flatMap((line) => wrap(line, OVERLAY_WIDTH));
  return [first.file, ...lines].join("\n");
}

const INDENT = "    ";

/** Breaks a line between words, all but its first part indented; a word that is longer, anywhere. */
function wrap(line: string, width: number): string[] {
  const lines = [""];
  const longest = new RegExp(`.{1,${width - INDENT.length}}`, "g");
  const words = line.split(/(?<=\s)(?=\S)/).flatMap((word) => word.match(longest) ?? []);
  for (const word of words) {
    const last = lines.length - 1;
    const longer = `${lines[last]}${word}`;
    if (longer.trimEnd().length <= width || lines[last]?.trim() === "") lines[last] = longer;
    else lines.push(INDENT + word);
  }
  return lines.map((part) => part.trimEnd());
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
    const check = async () => {
      mirror(path.join(root, "static"), path.join(root, "public"), { remove: false });
      const found = checkContent(root, await pictureFaults(root));
      const before = problems;
      problems = found;
      if (problems.length === 0) {
        passOn(root);
        if (before.length > 0) reporter.success("data/: no mistakes");
        resolve();
      } else if (!updateBrowser && JSON.stringify(problems) !== JSON.stringify(before)) {
        reporter.error(announce(problems));
      }
      if (problems.length + before.length > 0) updateBrowser?.();
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
      awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 },
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

const NAME = "content mistakes";

/** Shows the mistakes in the browser, over the page, until the file is saved right. */
export const contentMistakesInBrowser = {
  apply(compiler: Compiler): void {
    updateBrowser = () => compiler.watching?.invalidate();
    let told: WebpackError | undefined;
    // Gatsby tells them in the terminal; webpack's server would print them a second time.
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.statsPrinter.tap(NAME, (printer) => {
        const isAll = () => compilation.errors.every((error) => error === told);
        const print = () => (told && isAll() ? "" : undefined);
        printer.hooks.print.for("compilation").tap({ name: NAME, stage: -1 }, print);
      });
    });
    compiler.hooks.afterCompile.tap(NAME, ({ errors }) => {
      const [first] = problems;
      if (!first) return;
      told = new Error(announceInOverlay(first, problems)) as WebpackError;
      delete told.stack;
      errors.push(told);
    });
  },
};
