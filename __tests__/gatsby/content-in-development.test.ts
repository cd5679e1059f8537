import { EventEmitter } from "node:events";
import fs, { chmodSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatProblem } from "../../src/content/check/problems";
import { changed, EXAMPLE } from "../support/content-sample";
import { temporaryProject } from "../support/temporary-project";

// Allow extra time, because each test reloads the module and the content check.
jest.setTimeout(20_000);

type Development = typeof import("../../src/gatsby/content-in-development");

const BETTER = changed("faq.yaml", "title: Asked before", "title: What we hear");
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Reloads the module, which reads the name of the Gatsby command when it loads. */
function load(command: string): Development {
  jest.resetModules();
  jest.replaceProperty(process, "env", { ...process.env, gatsby_executing_command: command });
  return jest.requireActual<Development>("../../src/gatsby/content-in-development");
}

afterEach(() => jest.restoreAllMocks());

describe("while developing", () => {
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

    const overPage = () =>
      toBrowsers.mock.lastCall?.[0].problems.map((problem) => formatProblem(problem)) ?? [];
    const save = (words: string) => writeFileSync(path.join(root, "data", "faq.yaml"), words);
    const shownFile = path.join(root, ".cache", "content", "faq.yaml");
    const shown = () => (existsSync(shownFile) ? readFileSync(shownFile, "utf8") : undefined);
    return { root, reporter, ready, started, toBrowsers, overPage, save, shown };
  }
  let stop = () => {};
  afterEach(() => stop());

  it("publishes changes to a file that was initially read-only", async () => {
    const { root, started, save, shown } = follow(EXAMPLE["faq.yaml"], (folder) =>
      chmodSync(path.join(folder, "data", "faq.yaml"), 0o444),
    );
    const mode = () => statSync(path.join(root, ".cache", "content", "faq.yaml")).mode & 0o777;
    await started;
    expect(mode()).toBe(0o444);
    chmodSync(path.join(root, "data", "faq.yaml"), 0o644);
    save(BETTER);
    await until(() => shown() === BETTER);
    // The published file must be a new copy, because only root could write to the old read-only copy.
    expect(mode()).toBe(0o644);
  });

  it("publishes a change that was saved before the watcher was ready", async () => {
    // Like the real watcher, this one reports nothing that happens before it is ready.
    const watcher = Object.assign(new EventEmitter(), { close: async () => {} });
    jest.doMock("chokidar", () => ({ watch: () => watcher }));
    const { started, save, shown } = follow(EXAMPLE["faq.yaml"]);
    jest.dontMock("chokidar");
    await started;
    save(BETTER);
    watcher.emit("ready");
    await until(() => shown() === BETTER);
  });

  it("finds changes that the file system doesn't report if CHOKIDAR_USEPOLLING is set", async () => {
    const silent = Object.assign(new EventEmitter(), { close: () => {} }) as fs.FSWatcher;
    const reported = jest.spyOn(fs, "watch").mockReturnValue(silent);
    process.env.CHOKIDAR_USEPOLLING = "1";
    const { started, save, shown } = follow(EXAMPLE["faq.yaml"]);
    await started;
    // Wait until the watcher is ready, because the content is checked again then.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    save(BETTER);
    await until(() => shown() === BETTER);
    expect(reported).not.toHaveBeenCalled();
    delete process.env.CHOKIDAR_USEPOLLING;
  });

  it("doesn't report a mistake in a file that was read while it was being saved", async () => {
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

  it("if the content can't be published, reports the error and isn't ready until publishing succeeds", async () => {
    const { ready, started, reporter, root, save } = follow(EXAMPLE["faq.yaml"], (folder) =>
      // Create a file where the folder should be, so that writes to the folder fail.
      writeFileSync(path.join(folder, ".cache"), ""),
    );
    await until(() => reporter.error.mock.calls.length > 0);
    expect(reporter.error).toHaveBeenCalledWith(
      expect.stringMatching(
        /^Can't update the pages: .*ENOTDIR: not a directory, .*\. Fix this problem, then save any file in data\/\.$/,
      ),
    );
    expect(ready).not.toHaveBeenCalled();
    rmSync(path.join(root, ".cache"));
    save(BETTER);
    await started;
  });
});
