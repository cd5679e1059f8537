import { type Report, showContentMistakes } from "../../src/gatsby/mistakes-in-browser";

const WRONG: Report = {
  heading: "1 mistake in data/. The pages won't change until you fix it and save.",
  problems: [
    { file: "data/faq.yaml", line: 6, column: 1, place: "titel", message: "not known here" },
  ],
  isReady: true,
};
const RIGHT: Report = { heading: "", problems: [], isReady: true };

let report: Report | undefined;
const ask = jest.fn(async (_address: string) => {
  if (!report) throw new TypeError("no server");
  return { ok: true, json: async () => report };
});
Object.assign(globalThis, { fetch: ask });
// jsdom doesn't implement dialogs.
HTMLDialogElement.prototype.showModal = jest.fn();

const overPage = () =>
  document.querySelector("content-mistakes")?.shadowRoot?.querySelector("dialog");

beforeAll(() => {
  jest.useFakeTimers();
  showContentMistakes();
});
afterAll(() => jest.useRealTimers());

/** Sets the server's next response, waits for the next request, and returns the dialog, if any. */
async function after(next: Report | undefined) {
  report = next;
  await jest.advanceTimersByTimeAsync(500);
  return overPage();
}

it("shows mistakes and their locations over the page until they are corrected", async () => {
  expect(await after(RIGHT)).toBeUndefined();
  const shown = await after(WRONG);
  expect(shown?.querySelector("h1")?.textContent).toBe(WRONG.heading);
  expect(shown?.querySelector("li")?.textContent).toBe("data/faq.yaml:6:1titelnot known here");
  // The dialog must not be replaced, because it would lose focus, and it must stay open if the server doesn't
  // respond.
  expect(await after(WRONG)).toBe(shown);
  expect(await after(undefined)).toBe(shown);
  expect(await after(RIGHT)).toBeUndefined();
});

it("opens a mistake's file in the code editor once the development server is ready", async () => {
  const waiting = await after({ ...WRONG, isReady: false });
  expect(waiting?.querySelector("button")).toBeNull();
  await after(RIGHT);
  const shown = await after(WRONG);
  shown?.querySelector("button")?.click();
  expect(ask).toHaveBeenLastCalledWith(
    "/__open-stack-frame-in-editor?fileName=data%2Ffaq.yaml&lineNumber=6",
  );
});
