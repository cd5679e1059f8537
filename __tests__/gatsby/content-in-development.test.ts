import { EventEmitter } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { changed } from "../support/content-sample";
import { temporaryProject } from "../support/temporary-project";

// Allow extra time, because each test reloads the module and the content check.
jest.setTimeout(20_000);

type Development = typeof import("../../src/gatsby/content-in-development");

const BETTER = changed("faq.yaml", "title: Asked before", "title: What we hear");
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}

afterEach(() => jest.restoreAllMocks());

function follow(prepare: (root: string) => void = () => {}) {
  // The module reads the name of the Gatsby command when it loads.
  jest.resetModules();
  jest.replaceProperty(process, "env", { ...process.env, gatsby_executing_command: "develop" });
  const { followContent } = jest.requireActual<Development>(
    "../../src/gatsby/content-in-development",
  );
  const root = temporaryProject();
  prepare(root);
  const watching = new AbortController();
  stop = () => watching.abort();
  const reporter = { error: jest.fn(), success: jest.fn() };
  const ready = jest.fn();
  const started = followContent(root, reporter, watching.signal).then(ready);

  const save = (words: string) => writeFileSync(path.join(root, "data", "faq.yaml"), words);
  const shownFile = path.join(root, ".cache", "content", "faq.yaml");
  const shown = () => (existsSync(shownFile) ? readFileSync(shownFile, "utf8") : undefined);
  return { root, reporter, ready, started, save, shown };
}
let stop = () => {};
afterEach(() => stop());

it("publishes a change that was saved before the watcher was ready", async () => {
  // Like the real watcher, this one reports nothing that happens before it is ready.
  const watcher = Object.assign(new EventEmitter(), { close: async () => {} });
  jest.doMock("chokidar", () => ({ watch: () => watcher }));
  const { started, save, shown } = follow();
  jest.dontMock("chokidar");
  await started;
  save(BETTER);
  watcher.emit("ready");
  await until(() => shown() === BETTER);
});

it("doesn't report a mistake in a file that was read while it was being saved", async () => {
  const { started, reporter } = follow(() => {
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
  const { ready, started, reporter, root, save } = follow((folder) =>
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
