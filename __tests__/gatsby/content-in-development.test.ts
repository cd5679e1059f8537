import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { formatProblem } from "../../src/content/check/problems";
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

describe("while developing", () => {
  /** A project that is followed, with what the reporter and the browser are told. */
  function follow(text: string, prepare: (root: string) => void = () => {}) {
    const { followContent } = load("develop");
    const toBrowsers = jest.spyOn(
      jest.requireActual<typeof import("../../src/gatsby/development-server")>(
        "../../src/gatsby/development-server",
      ),
      "reportToBrowsers",
    );
    const root = temporaryProject({ "faq.yaml": text });
    prepare(root);
    const watching = new AbortController();
    stop = () => watching.abort();
    const reporter = { error: jest.fn(), success: jest.fn() };
    const ready = jest.fn();
    const started = followContent(root, reporter, watching.signal).then(ready);

    /** The lines that the browser shows. */
    const overPage = () =>
      toBrowsers.mock.lastCall?.[0].problems.map((problem) => formatProblem(problem)) ?? [];
    const save = (words: string) => writeFileSync(path.join(root, "data", "faq.yaml"), words);
    const shownFile = path.join(root, ".cache", "content", "faq.yaml");
    const shown = () => (existsSync(shownFile) ? readFileSync(shownFile, "utf8") : undefined);
    return { root, reporter, ready, started, toBrowsers, overPage, save, shown };
  }
  let stop = () => {};
  afterEach(() => stop());

  it("the server waits at its start for mistakes to be put right, and says which", async () => {
    const { ready, started, reporter, save, shown } = follow(WRONG);
    await until(() => reporter.error.mock.calls.length > 0);
    expect(ready).not.toHaveBeenCalled();
    expect(shown()).toBeUndefined();
    expect(reporter.error).toHaveBeenCalledWith(
      `1 mistake in data/. Until it is put right and saved, there are no pages to show.\n\n${LINE}\n`,
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
    const { started, reporter, toBrowsers, overPage, save, shown } = follow(EXAMPLE["faq.yaml"]);
    await started;
    expect(toBrowsers).not.toHaveBeenCalled();

    save(WRONG);
    await until(() => overPage().length > 0);
    const words =
      "1 mistake in data/. Until it is put right and saved, the pages stay as they were.";
    expect(toBrowsers.mock.lastCall?.[0].words).toBe(words);
    expect(overPage()).toEqual([LINE]);
    expect(reporter.error).toHaveBeenCalledWith(`${words}\n\n${LINE}\n`);
    expect(shown()).toBe(EXAMPLE["faq.yaml"]);

    save(BETTER);
    await until(() => overPage().length === 0);
    expect(shown()).toBe(BETTER);
  });

  it("a file that is read while a program saves it is no mistake", async () => {
    const { started, reporter } = follow(EXAMPLE["faq.yaml"], () => {
      const module = jest.requireActual<typeof import("../../src/content/check/check-content")>(
        "../../src/content/check/check-content",
      );
      const empty = { file: "data/faq.yaml", line: 1, column: 1, place: "", message: "empty" };
      jest.spyOn(module, "checkContent").mockReturnValueOnce([empty]);
    });
    await started;
    expect(reporter.error).not.toHaveBeenCalled();
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
      const { root, started, overPage } = follow(EXAMPLE["faq.yaml"]);
      await started;
      writeFileSync(inStatic(root, "harbour-noon.png"), PNG.subarray(0, 50));
      await until(() => overPage().length > 0);
      expect(overPage()[0]).toContain(
        "static/images/harbour-noon.png is damaged or not complete, or neither a PNG nor a JPG; open it in a picture program",
      );
      expect(readFileSync(inShown(root, "harbour-noon.png"))).toEqual(PNG);
      writeFileSync(inStatic(root, "harbour-noon.png"), PNG);
      await until(() => overPage().length === 0);
    });
  });
});
