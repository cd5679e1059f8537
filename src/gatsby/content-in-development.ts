import { copyFileSync, existsSync, mkdirSync, readFileSync, watch } from "node:fs";
import path from "node:path";
import { checkContent } from "../content/check/check-content";
import { formatCount, formatProblem, type Problem } from "../content/check/problems";
import { CONTENT_FILES } from "../content/model";

const isDeveloping = process.env.gatsby_executing_command === "develop";

/** A copy of data/ as it was when it last had no mistakes. */
const RIGHT_CONTENT = path.join(".cache", "content");

/**
 * Where Gatsby reads the content. A build reads data/ itself. The development server reads the last
 * content without mistakes: half-written YAML would take pages down, and Gatsby would report it
 * many times over in its own words.
 */
export const CONTENT_FOLDER = isDeveloping ? RIGHT_CONTENT : "data";

let problems: readonly Problem[] = [];
/** Set once there is a browser bundle, which then tells the mistakes in the terminal too. */
let updateBrowser: (() => void) | undefined;

/** What the development server says about the mistakes, with the lines of `check:content`. */
function announce(mistakes: readonly Problem[]): string {
  const lines = mistakes.map((problem) => formatProblem(problem));
  return `${formatCount(mistakes)}. Until they are put right and saved, the pages stay as they were.\n\n${lines.join("\n")}\n`;
}

/** What is needed of Gatsby's reporter. */
interface Reporter {
  error(message: string): void;
  success(message: string): void;
}

/**
 * Watches data/ and the pictures for as long as the development server runs, and passes content
 * on to the pages whenever it has no mistakes.
 *
 * @param root the project's folder
 * @param signal ends the watching
 * @returns once there is content without mistakes to start with
 */
export function followContent(
  root: string,
  reporter: Reporter,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      const before = problems;
      problems = checkContent(root);
      if (problems.length === 0) {
        passOn(root);
        if (before.length > 0) reporter.success("data/: no mistakes");
        resolve();
      } else if (!updateBrowser && JSON.stringify(problems) !== JSON.stringify(before)) {
        reporter.error(announce(problems));
      }
      if (problems.length + before.length > 0) updateBrowser?.();
    };
    // A program saves a file in several steps; what stands there in between is nobody's mistake.
    let timer: NodeJS.Timeout | undefined;
    const checkSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(check, 100);
    };
    for (const folder of ["data", path.join("static", "images")]) {
      const location = path.join(root, folder);
      if (existsSync(location)) watch(location, { ...(signal && { signal }) }, checkSoon);
    }
    check();
  });
}

function passOn(root: string): void {
  mkdirSync(path.join(root, RIGHT_CONTENT), { recursive: true });
  for (const { file } of CONTENT_FILES) {
    const from = path.join(root, "data", file);
    const to = path.join(root, RIGHT_CONTENT, file);
    const isSame = existsSync(to) && readFileSync(from).equals(readFileSync(to));
    if (!isSame) copyFileSync(from, to);
  }
}

/** The part of webpack's compiler that is used here. */
interface Compiler {
  hooks: {
    afterCompile: { tap(name: string, run: (compilation: { errors: Error[] }) => void): void };
  };
  watching?: { invalidate(): void } | undefined;
}

/** Shows the mistakes in the browser, over the page, until the file is saved right. */
export const contentMistakesInBrowser = {
  apply(compiler: Compiler): void {
    updateBrowser = () => compiler.watching?.invalidate();
    compiler.hooks.afterCompile.tap("content mistakes", ({ errors }) => {
      const [first] = problems;
      if (!first) return;
      // Gatsby shows the first line as the heading, and offers to open that file.
      const error = new Error(
        `${first.file} (${first.line}:${first.column})\n${announce(problems)}`,
      );
      delete error.stack;
      errors.push(error);
    });
  },
};
