import { act, fireEvent, render, screen } from "@testing-library/react";
import { NO_DRAFT, readDraft, writeDraft } from "../../../src/contact/draft";
import { FIELD_NAMES } from "../../../src/contact/validation";
import { sentenceOf } from "../../../src/sections/SuiteEstimate/suite-size";
import ContactPage from "../../../src/templates/Contact";
import { hydrate } from "../../support/hydrate";
import { pageData } from "../../support/page-data";
import { pageProps } from "../../support/page-props";
import { plain } from "../../support/queries";

const data = pageData("/contact");
const words = data.content.contact.form.estimate;

const page = () => <ContactPage {...pageProps(data, "/contact", null)} />;

const fold = () => document.querySelector("details") as HTMLDetailsElement;
const sizeField = (name: "tests" | "minutes" | "runs") =>
  screen.getByLabelText<HTMLInputElement>(plain(words.labels[name]));
const message = () => document.querySelector("textarea") as HTMLTextAreaElement;
const answer = () => fold().querySelector("p:last-of-type")?.textContent;

/** Opens the section and waits until its module has loaded. */
async function open(): Promise<void> {
  fold().open = true;
  await act(async () => void fireEvent(fold(), new Event("toggle")));
}

const type = (name: "tests" | "minutes" | "runs", value: string) =>
  fireEvent.input(sizeField(name), { target: { value } });

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test("numbers appear in the message immediately, and are restored to their fields after a reload", async () => {
  const { unmount } = render(page());
  await open();
  type("minutes", "145");
  type("runs", "1,300");
  const sentence = sentenceOf({ minutes: 145, runs: 1_300 }, words.message);
  expect(message()).toHaveValue(sentence);
  expect(readDraft().values.message).toBe(sentence);
  unmount();
  render(page());
  expect(message()).toHaveValue(sentence);
  await open();
  expect([sizeField("tests").value, sizeField("minutes").value, sizeField("runs").value]).toEqual([
    "",
    "145",
    "1300",
  ]);
  expect(message()).toHaveValue(sentence);
  type("runs", "");
  type("minutes", "");
  expect(message()).toHaveValue("");
});

test("the estimate's fields aren't sent separately", () => {
  render(page());
  const names = [...document.querySelectorAll("form :is(input, textarea)")].map((field) =>
    field.getAttribute("name"),
  );
  expect(names.filter(Boolean)).toEqual([...FIELD_NAMES]);
});

test("minutes and runs per day produce an estimate, which is announced after a pause", async () => {
  render(page());
  await open();
  expect(answer()).toBe(words.note);
  type("minutes", "145");
  expect(answer()).toBe(words.note);
  type("runs", "13");
  const said = answer() ?? "";
  expect(said).toContain((145 * 13 * 21).toLocaleString("en-US"));
  const live = fold().querySelector("[aria-live]");
  expect(live).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1_000));
  expect(live?.textContent?.replace(/\W/g, "")).toBe(said.replace(/\W/g, ""));
  // The form resets its fields after sending.
  act(() => document.querySelector("form")?.reset());
  expect(answer()).toBe(words.note);
});

test("an invalid number shows an error on blur, and isn't added to the message", async () => {
  render(page());
  await open();
  type("minutes", "2 h");
  expect(sizeField("minutes")).toBeValid();
  fireEvent.blur(sizeField("minutes"));
  expect(sizeField("minutes")).toBeInvalid();
  expect(sizeField("minutes")).toHaveAccessibleDescription(plain(words.wrong));
  expect(sizeField("minutes")).toHaveValue("2 h");
  expect(message()).toHaveValue("");
  type("minutes", "120");
  fireEvent.blur(sizeField("minutes"));
  expect(sizeField("minutes")).toBeValid();
});

test("numbers typed before hydration are added to a draft", () => {
  writeDraft({ ...NO_DRAFT, values: { ...NO_DRAFT.values, message: "Hello." } });
  hydrate(page, (html) => {
    const [, minutes] = html.querySelectorAll<HTMLInputElement>("details input");
    if (minutes) minutes.value = "145";
  });
  act(() => jest.advanceTimersByTime(1));
  expect(message()).toHaveValue(`Hello.\n\n${sentenceOf({ minutes: 145 }, words.message)}`);
});
