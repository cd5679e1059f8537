import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { changed, EXAMPLE, lineOf } from "../support/content-sample";
import { PNG, temporaryProject } from "../support/temporary-project";

// Each test loads the module and all that it checks content with anew.
jest.setTimeout(20_000);

type Development = typeof import("../../src/gatsby/content-in-development");

const WRONG = changed("faq.yaml", "title: Asked before", "titel: Asked before");
const BETTER = changed("faq.yaml", "title: Asked before", "title: What we hear");
const AT = lineOf("faq.yaml", "title: Asked before");
const LINE = `data/faq.yaml:${AT}:1  titel: "titel" is not known here; did you mean "title"?`;

/** Waits until something holds; the test's own time limit ends a wait in vain. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** The module as it is when Gatsby runs a command: it reads which one when it is loaded. */
function load(command: string): Development {
  jest.resetModules();
  jest.replaceProperty(process, "env", { ...process.env, gatsby_executing_command: command });
  return jest.requireActual<Development>("../../src/gatsby/content-in-development");
}

afterEach(() => jest.restoreAllMocks());

/** Words as they are read, however they are broken into lines. */
const oneSpace = (words = "") => words.replace(/\s+/g, " ");

type Webpack = (options: object) => {
  run(done: (error: Error | null, stats?: { toString(options: object): string }) => void): void;
};

/** The one that Gatsby builds with. */
const webpack: Webpack = createRequire(require.resolve("gatsby/package.json"))("webpack");

describe("while developing", () => {
  /** A project that is followed, with what the reporter and the browser are told. */
  function follow(text: string, prepare: (root: string) => void = () => {}) {
    const { followContent, contentMistakesInBrowser } = load("develop");
    const root = temporaryProject({ "faq.yaml": text });
    prepare(root);
    const watching = new AbortController();
    stop = () => watching.abort();
    const reporter = { error: jest.fn(), success: jest.fn() };
    const ready = jest.fn();
    const started = followContent(root, reporter, watching.signal).then(ready);

    let compile = (_compilation: { errors: Error[] }) => {};
    const invalidate = jest.fn();
    const afterCompile = {
      tap: (_name: string, run: typeof compile) => {
        compile = run;
      },
    };
    const hooks = { compilation: { tap: () => {} }, afterCompile };
    const openBrowser = () =>
      contentMistakesInBrowser.apply({ watching: { invalidate }, hooks } as never);
    const errors = () => {
      const found: Error[] = [];
      compile({ errors: found });
      return found.map(({ message }) => message);
    };
    const save = (words: string) => writeFileSync(path.join(root, "data", "faq.yaml"), words);
    const shownFile = path.join(root, ".cache", "content", "faq.yaml");
    const shown = () => (existsSync(shownFile) ? readFileSync(shownFile, "utf8") : undefined);
    return { root, reporter, ready, started, openBrowser, invalidate, errors, save, shown };
  }
  let stop = () => {};
  afterEach(() => stop());

  it("the server waits at its start for mistakes to be put right, and says which", async () => {
    const { ready, started, reporter, save, shown } = follow(WRONG);
    await until(() => reporter.error.mock.calls.length > 0);
    expect(ready).not.toHaveBeenCalled();
    expect(shown()).toBeUndefined();
    expect(reporter.error).toHaveBeenCalledWith(
      `1 mistake in data/. Until it is put right and saved, the pages stay as they were.\n\n${LINE}\n`,
    );
    save(EXAMPLE["faq.yaml"]);
    await started;
    expect(shown()).toBe(EXAMPLE["faq.yaml"]);
    expect(reporter.success).toHaveBeenCalledWith("data/: no mistakes");
  });

  it("a file that could only be read at first is passed on once it has been changed", async () => {
    const { root, started, save, shown } = follow(EXAMPLE["faq.yaml"], (folder) =>
      chmodSync(path.join(folder, "data", "faq.yaml"), 0o444),
    );
    const mode = () => statSync(path.join(root, ".cache", "content", "faq.yaml")).mode & 0o777;
    await started;
    expect(mode()).toBe(0o444);
    chmodSync(path.join(root, "data", "faq.yaml"), 0o644);
    save(BETTER);
    await until(() => shown() === BETTER);
    // Anew, not into the copy, which nobody but root may write to.
    expect(mode()).toBe(0o644);
  });

  it("the browser shows mistakes over the page, which stays as it was until they are gone", async () => {
    const { started, openBrowser, invalidate, errors, save, shown } = follow(EXAMPLE["faq.yaml"]);
    await started;
    openBrowser();
    expect(errors()).toEqual([]);

    save(WRONG);
    await until(() => invalidate.mock.calls.length > 0);
    const [file, ...words] = errors()[0]?.split("\n") ?? [];
    expect(file).toBe("data/faq.yaml");
    expect(oneSpace(words.join("\n"))).toBe(
      oneSpace(
        `1 mistake in data/, the first at (${AT}:1). Until it is put right and saved, the pages stay as they were. ${LINE} `,
      ),
    );
    expect(words.filter((line) => line.length > 60)).toEqual([]);
    expect(shown()).toBe(EXAMPLE["faq.yaml"]);

    invalidate.mockClear();
    save(BETTER);
    await until(() => invalidate.mock.calls.length > 0);
    expect(errors()).toEqual([]);
    expect(shown()).toBe(BETTER);
  });

  it("webpack prints nothing of mistakes, which the terminal has already, and all else", async () => {
    const { followContent, contentMistakesInBrowser } = load("develop");
    const root = temporaryProject({ "faq.yaml": WRONG });
    const watching = new AbortController();
    stop = () => watching.abort();
    const error = jest.fn();
    void followContent(root, { error, success: () => {} }, watching.signal);
    await until(() => error.mock.calls.length > 0);

    const printed = (code: string) =>
      new Promise<string>((resolve, reject) => {
        const entry = path.join(root, "entry.js");
        writeFileSync(entry, code);
        const options = { mode: "development", entry, output: { path: path.join(root, "out") } };
        webpack({ ...options, plugins: [contentMistakesInBrowser] }).run((failure, stats) =>
          stats ? resolve(stats.toString({ preset: "errors-only" })) : reject(failure),
        );
      });
    expect(await printed("module.exports = 1;")).toBe("");
    expect(await printed('require("./nothing");')).toMatch(/Can't resolve '\.\/nothing'/);
  });

  it("what can't be passed on is told, and the server isn't called ready", async () => {
    const { ready, started, reporter, root, save } = follow(EXAMPLE["faq.yaml"], (folder) =>
      // In the place of the folder, which nobody can then write to.
      writeFileSync(path.join(folder, ".cache"), ""),
    );
    await until(() => reporter.error.mock.calls.length > 0);
    expect(reporter.error).toHaveBeenCalledWith(
      expect.stringMatching(
        /^The content could not be passed on to the pages: .*ENOTDIR: not a directory, .*\. Put that right, then save a file of data\/ again\.$/,
      ),
    );
    expect(ready).not.toHaveBeenCalled();
    rmSync(path.join(root, ".cache"));
    save(BETTER);
    await started;
  });

  describe("a picture", () => {
    const inShown = (root: string, name: string) => path.join(root, ".cache", "pictures", name);
    const inStatic = (root: string, name: string) => path.join(root, "static", "images", name);

    it("that is added is passed on, in a folder of its own too, and served as it is", async () => {
      const { root, started } = follow(EXAMPLE["faq.yaml"]);
      await started;
      mkdirSync(inStatic(root, "2026"));
      writeFileSync(inStatic(root, "2026/new.png"), PNG);
      await until(() => existsSync(inShown(root, "2026/new.png")));
      expect(readFileSync(path.join(root, "public/images/2026/new.png"))).toEqual(PNG);
    });

    it("of which half is there is told, and shown when the rest has come", async () => {
      const { root, started, openBrowser, errors } = follow(EXAMPLE["faq.yaml"]);
      await started;
      openBrowser();
      writeFileSync(inStatic(root, "harbour-noon.png"), PNG.subarray(0, 50));
      await until(() => errors().length > 0);
      expect(oneSpace(errors()[0])).toContain(
        "static/images/harbour-noon.png is damaged or not complete, or neither a PNG nor a JPG; open it in a picture program",
      );
      expect(readFileSync(inShown(root, "harbour-noon.png"))).toEqual(PNG);
      writeFileSync(inStatic(root, "harbour-noon.png"), PNG);
      await until(() => errors().length === 0);
    });
  });
});
