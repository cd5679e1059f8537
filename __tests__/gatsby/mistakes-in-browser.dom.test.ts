import { type Report, showContentMistakes } from "../../src/gatsby/mistakes-in-browser";

const WRONG: Report = {
  words: "1 mistake in data/. Until it is put right and saved, the pages stay as they were.",
  problems: [
    { file: "data/faq.yaml", line: 6, column: 1, place: "titel", message: "not known here" },
  ],
  isReady: true,
};
const RIGHT: Report = { words: "", problems: [], isReady: true };

let report: Report | undefined;
const ask = jest.fn(async (_address: string) => {
  if (!report) throw new TypeError("no server");
  return { ok: true, json: async () => report };
});
Object.assign(globalThis, { fetch: ask });
// jsdom has none.
HTMLDialogElement.prototype.showModal = jest.fn();

const overPage = () =>
  document.querySelector("content-mistakes")?.shadowRoot?.querySelector("dialog");

beforeAll(() => {
  jest.useFakeTimers();
  showContentMistakes();
});
afterAll(() => jest.useRealTimers());

/** What lies over the page once the server has been asked again. */
async function after(next: Report | undefined) {
  report = next;
  await jest.advanceTimersByTimeAsync(500);
  return overPage();
}

it("mistakes lie over the page, each with its place, for as long as they are there", async () => {
  expect(await after(RIGHT)).toBeUndefined();
  const shown = await after(WRONG);
  expect(shown?.querySelector("h1")?.textContent).toBe(WRONG.words);
  expect(shown?.querySelector("li")?.textContent).toBe("data/faq.yaml:6:1titelnot known here");
  // Not drawn again, which would take the focus away, and not lost with a server that has no time.
  expect(await after(WRONG)).toBe(shown);
  expect(await after(undefined)).toBe(shown);
  expect(await after(RIGHT)).toBeUndefined();
});

it("a mistake's place opens its file in the editor, once a server is there that can", async () => {
  const waiting = await after({ ...WRONG, isReady: false });
  expect(waiting?.querySelector("button")).toBeNull();
  await after(RIGHT);
  const shown = await after(WRONG);
  shown?.querySelector("button")?.click();
  expect(ask).toHaveBeenLastCalledWith(
    "/__open-stack-frame-in-editor?fileName=data%2Ffaq.yaml&lineNumber=6",
  );
});
